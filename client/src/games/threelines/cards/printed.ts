/** How the characters of threelines look, as printed and as they stand on a line. */
import type { Face, Figure } from '../../../cards/face.ts';
import type { CardFacts, Cards } from '../../cards.ts';
import type { CharacterFacts } from '../shown.ts';
import { say } from '../text/words.ts';

export function faceOf(card: CardFacts, cards: Cards): Face {
  const { title, cost, attack, defence } = card as CardFacts & CharacterFacts;
  return {
    name: card.name,
    picture: cards.picture(cards.number(card.key)),
    faction: 'threelines',
    line: title,
    text: '',
    keywords: [],
    cost: { kind: 'cost', value: cost, label: say.cost(cost) },
    left: { kind: 'attack', value: attack, label: say.attack(attack) },
    right: defenceFigure(defence, defence),
  };
}

/** What is left of a defence, marked where it is worn. */
export function defenceFigure(left: number, printed: number): Figure {
  return { kind: 'defence', value: left, label: say.defenceOf(left, printed), change: left < printed ? 'down' : undefined };
}
