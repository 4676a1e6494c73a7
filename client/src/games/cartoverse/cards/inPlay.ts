/** A card as it lies on the table now, and what has changed it. */
import type { Face } from '../../../cards/face.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { creatureOf, enchantOf, shownOf } from '../shown.ts';
import { changesOf, enchantInWords } from '../text/names.ts';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';
import type { Shown, ShownCreature } from '../types.ts';
import { faceOf, factsOf, nameOfCard } from './printed.ts';

export function inPlay(id: number, frame: Frame, cards: Cards): { face: Face; notes: string[] } | null {
  const shown = shownOf(frame);
  const [creature, enchant] = [creatureOf(shown, id), enchantOf(shown, id)];
  const card = factsOf(cards, (creature ?? enchant)?.card);
  if (!shown || !card) return null;
  if (creature) return { face: faceOf(card, cards, { atk: creature.atk, hp: creature.left }), notes: notesOf(creature, card.keywords ?? [], shown, cards) };
  return { face: faceOf(card, cards), notes: enchant ? [enchantInWords(enchant, frame, cards)] : [] };
}

function notesOf(creature: ShownCreature, printed: readonly string[], shown: Shown, cards: Cards): string[] {
  const given = creature.keywords.filter((word) => !printed.includes(word)).map((word) => term.keyword(word));
  const enchants = shown.enchants.filter(({ id }) => creature.enchants.includes(id)).map((one) => nameOfCard(cards, one.card));
  return [
    creature.attacking ? say.attacking : creature.exhausted ? say.exhausted : '',
    ...given,
    ...changesOf(creature),
    enchants.length ? say.enchantedBy(enchants.join(say.and)) : '',
  ].filter(Boolean);
}
