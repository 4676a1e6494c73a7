/** A card as it lies on the table now, and what has changed it. */
import type { Face } from '../../../cards/face.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { faceOf, factsOf } from './printed.ts';
import { changesOf } from '../text/names.ts';
import { thingOf, shownOf } from '../shown.ts';
import type { ShownThing } from '../types.ts';
import { say } from '../text/words.ts';

export function inPlay(id: number, frame: Frame, cards: Cards): { face: Face; notes: string[] } | null {
  const lying = thingOf(shownOf(frame), id);
  const card = lying && factsOf(cards, lying.card);
  if (!lying || !card) return null;
  return { face: faceOf(card, cards, lying), notes: [...states(lying, card.keywords ?? []), ...changesOf(lying)] };
}

function states(lying: ShownThing, printed: readonly string[]): string[] {
  return [
    lying.engaged ? say.engaged : lying.ready ? '' : say.exhausted,
    lying.taunt && !printed.includes('Taunt') ? say.taunt : '',
    lying.stealth && !printed.includes('Stealth') ? say.stealth : '',
    !lying.stealth && printed.includes('Stealth') ? say.noStealth : '',
    lying.barred ? say.barred : '',
  ].filter(Boolean);
}
