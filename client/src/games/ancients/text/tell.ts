/** What happened in a match, as a sentence, and the cards it is about. */
import { numbersOf, teller, type Telling } from '../../../board/tell.ts';
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { term } from './terms.ts';

const sentence = teller();

export const tell: Telling = (told, frame, cards) => sentence({ ...told, text: told.text && withPlaces(told.text, frame) }, frame, cards);

/** The server writes places as players write them; here they are said. */
function withPlaces(text: string, frame: Frame): string {
  return text.replace(/L([12])\.P([12])\.(?:(combat|support)\.([1-5])|core)/g, (_, lane: string, seat: string, row: string | undefined, slot: string) => {
    const side = Number(seat) - 1;
    const whose = side === frame.seat ? 'your' : `${nameOf(frame, side)}'s`;
    return row ? `slot ${slot} of ${whose} ${term.row(row)} in lane ${lane}` : `${whose} side of lane ${lane}`;
  });
}

/** Its card, and those of others that are meant. */
export function about(told: Told): number[] {
  return numbersOf(told, 'card', 'herocard', 'othercard', 'targetcard');
}
