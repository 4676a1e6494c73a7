/** The words about changed cards, whatever game they belong to. */

export const say = { changed: 'Changed cards', playedWith: 'Played with changed cards:' };
