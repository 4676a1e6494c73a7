/** The cards of pantheon as their faces show them. */
import type { Face, Figure } from '../../../cards/face.ts';
import type { CardFacts, Cards } from '../../cards.ts';
import '../board/realms.css';
import type { ShownThing } from '../types.ts';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';

/** What the server tells of a card of this game. */
export interface PantheonCard extends CardFacts {
  faction: string;
  text: string;
  cost?: number;
  power?: number;
  health?: number;
  keywords?: string[];
}

/** Words of a card's text that the glossary explains beside the enlarged card. */
const EXPLAINED = [
  ...['Taunt', 'Stealth', 'Activate (any turn)', 'Activate', 'On play', 'When destroyed', 'Start of turn', 'End of turn', 'Each end of turn'],
  ...['Sacrifice', 'Summon', 'Return', 'Negate', 'truce', 'Mulligan'],
];

export function explainedIn(text: string): string[] {
  const found = EXPLAINED.filter((word) => text.includes(word));
  return found.includes('Activate (any turn)') ? found.filter((word) => word !== 'Activate') : found;
}

export function factsOf(cards: Cards, number: number | null | undefined): PantheonCard | null {
  return cards.at(number ?? -1) as PantheonCard | null;
}

export function nameOfCard(cards: Cards, number: number | null | undefined): string {
  return cards.at(number ?? -1)?.name ?? say.unknown;
}

/** A hero's own name, without the title. */
export const shortName = (name: string): string => name.split(',')[0]!;

/** The realm whose enamel a card wears; what belongs to none has an enamel of its own. */
export function realmOf(card: PantheonCard | null): string {
  const realm = (card?.faction ?? 'Neutral').toLowerCase();
  return realm === 'neutral' ? 'unbound' : realm;
}

function figureOf(kind: Figure['kind'], value: number, printed: number, label: string): Figure {
  return { kind, value, label, change: value === printed ? undefined : value > printed ? 'up' : 'down' };
}

/** A card as printed; one that lies on the field with the power it has there. */
export function faceOf(card: PantheonCard, cards: Cards, lying: Pick<ShownThing, 'power'> | null = null): Face {
  const { cost = 0, power: printed = 0, health = 0 } = card;
  const power = lying?.power ?? printed;
  return {
    name: card.name,
    picture: cards.picture(cards.number(card.key)),
    faction: realmOf(card),
    line: [term.kind(card.type), card.faction].join(' · '),
    text: card.text,
    keywords: explainedIn(card.text),
    cost: card.type === 'hero' || card.type === 'mana' ? undefined : figureOf('cost', cost, cost, say.cost(cost)),
    left: card.type === 'unit' ? figureOf('power', power, printed, say.power(power)) : undefined,
    right: card.type === 'hero' ? figureOf('health', health, health, say.healthOf(health)) : undefined,
  };
}

/** The gem with the power something has on the field now. */
export const powerOf = (lying: ShownThing): Figure => figureOf('power', lying.power, lying.printed, '');
