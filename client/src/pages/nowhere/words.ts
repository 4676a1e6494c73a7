/** The words for an address that leads nowhere. */

export const say = { title: 'There is no such page', what: 'The address may be mistyped, or what was there has gone.', home: 'To the first page' };
