/** The words for an address that leads nowhere. */
import { words } from '../../words/words.svelte.ts';

export const say = words({
  en: { title: 'There is no such page', what: 'The address may be mistyped, or what was there has gone.', home: 'To the first page' },
  de: { title: 'Diese Seite gibt es nicht', what: 'Vielleicht ist die Adresse vertippt, oder was dort war, ist fort.', home: 'Zur Startseite' },
});
