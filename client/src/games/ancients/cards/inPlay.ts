/** A card as it lies on the board now, what has changed it, and what the coming combat does to it. */
import type { Face } from '../../../cards/face.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { shownOf, unitOf } from '../shown.ts';
import { partsInWords, statusInWords } from '../text/names.ts';
import { say } from '../text/words.ts';
import type { Shown, UnitView } from '../types.ts';
import { faceOf, factsOf, nameOfCard, pictureOfUnit } from './printed.ts';

export function inPlay(id: number, frame: Frame, cards: Cards): { face: Face; notes: string[] } | null {
  const shown = shownOf(frame);
  const unit = unitOf(shown, id);
  const card = factsOf(cards, unit?.card);
  if (!shown || !unit || !card) return null;
  const { attack, armor, health, name } = unit;
  return { face: faceOf(card, cards, { attack, armor, health, name, picture: pictureOfUnit(cards, unit.card, unit.mega) }), notes: notesOf(unit, card.keywords, shown, cards) };
}

function notesOf(unit: UnitView, printed: readonly string[], shown: Shown, cards: Cards): string[] {
  const given = unit.keywords.filter((word) => !printed.includes(word));
  return [
    unit.is_ab ? say.abHero : '',
    unit.pinned ? say.pinned : '',
    unit.worn ? say.wornArmor(unit.armor) : '',
    ...unit.statuses.map((status) => statusInWords(status)),
    ...given,
    ...unit.enhancements.map(({ card }) => say.enhancedBy(nameOfCard(cards, card))),
    ...unit.items.map(({ card, cooldown }) => say.carries(nameOfCard(cards, card)) + (cooldown ? `, ${say.cooldown(cooldown)}` : '')),
    unit.ability?.cooldown ? say.abilityRests(unit.ability.cooldown) : '',
    unit.bounty ? say.bounty(unit.bounty) : '',
    ...(unit.preview ? partsInWords(unit.preview, shown) : []),
  ].filter(Boolean);
}
