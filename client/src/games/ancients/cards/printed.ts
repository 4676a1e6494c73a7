/** The cards of ancients as their faces show them. */
import type { Face, Figure } from '../../../cards/face.ts';
import type { CardFacts, Cards } from '../../cards.ts';
import '../board/factions.css';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';

/** An ability of a hero, an improvement or an item. */
export interface AncientsAbility {
  name: string;
  type: 'active' | 'passive';
  text: string;
  cooldown?: number;
  reach?: string;
}

/** What the server tells of a card of this game. */
export interface AncientsCard extends CardFacts {
  colour: string;
  text: string;
  reach: string;
  keywords: string[];
  signature_of: string | null;
  abilities: AncientsAbility[];
  targets: string[];
  cost?: number;
  price?: number;
  attack?: number;
  armor?: number;
  health?: number;
}

/** What is known of a card beside what is printed: its numbers in play, or what it costs now. */
export interface Now {
  attack?: number;
  armor?: number;
  health?: number;
  cost?: number;
  name?: string;
  picture?: string;
}

const FIGHTS: ReadonlySet<string> = new Set(['hero', 'creep', 'token']);
/** Words of a card's text that the glossary explains beside the enlarged card. */
const EXPLAINED = [
  ...['Pierce', 'Siege', 'Cleave', 'Retaliate', 'Regeneration', 'Decay', 'Lifesteal', 'Trample', 'Feeble', 'Untargetable', 'Death Shield', 'Rapid Deploy'],
  ...['Stun', 'Silence', 'Disarm', 'Mute', 'Root', 'Break', 'Purge', 'Bounce', 'Slay', 'Summon', 'Burn', 'Heal', 'Enhancement', 'Aura', 'Scheme'],
  ...['Round Start', 'After Combat', 'Play Effect', 'Death Effect', 'Active', 'Move Cooldown', 'adjacent', 'combat target', 'fountain', 'Mega', 'Night'],
];
const REACHES: Readonly<Record<string, string>> = { melee: 'Melee', cross_lane: 'Cross Lane' };

export function factsOf(cards: Cards, number: number | null | undefined): AncientsCard | null {
  return cards.at(number ?? -1) as AncientsCard | null;
}

export function nameOfCard(cards: Cards, number: number | null | undefined): string {
  return cards.at(number ?? -1)?.name ?? say.unknown;
}

/** A hero by the name friends use. */
export const shortName = (name: string): string => name.split(' ')[0]!;

/** Whose enamel a card wears. */
export const colourOf = (card: AncientsCard | null): string => (!card || card.colour === 'none' ? 'grey' : card.colour);

export function figureOf(kind: Figure['kind'], value: number, printed: number, label: string): Figure {
  return { kind, value, label, change: value === printed ? undefined : value > printed ? 'up' : 'down' };
}

/** The picture of a unit: a Melee Creep has another while it is Mega. */
export function pictureOfUnit(cards: Cards, card: number, mega: boolean): string {
  const src = cards.picture(card);
  return mega ? src.replace(/\.svg/, '-mega.svg') : src;
}

/** A card as printed, or as it is now. */
export function faceOf(card: AncientsCard, cards: Cards, now: Now = {}): Face {
  const [attack, health] = [now.attack ?? card.attack ?? 0, now.health ?? card.health ?? 0];
  const fights = FIGHTS.has(card.type);
  const [cost, printed] = [now.cost ?? card.cost ?? 0, card.cost ?? 0];
  return {
    name: now.name ?? card.name,
    picture: now.picture ?? cards.picture(cards.number(card.key)),
    faction: colourOf(card),
    line: lineOf(card, now.armor ?? card.armor ?? 0),
    text: card.text,
    keywords: [...EXPLAINED.filter((word) => card.text.includes(word)), ...[REACHES[card.reach] ?? ''].filter(Boolean), ...(card.keywords.includes('Quickcast') ? ['Quickcast'] : [])],
    cost: card.cost === undefined ? undefined : figureOf('cost', cost, printed, say.cost(cost)),
    price: card.price === undefined ? undefined : figureOf('gold', card.price, card.price, say.price(card.price)),
    left: fights ? figureOf('attack', attack, card.attack ?? 0, say.attack(attack)) : undefined,
    right: fights ? figureOf('health', health, card.health ?? 0, say.health(health)) : undefined,
  };
}

function lineOf(card: AncientsCard, armor: number): string {
  const equips = card.type === 'item' ? say.gives(card.attack ?? 0, card.armor ?? 0, card.health ?? 0) : '';
  const parts = [
    term.kind(card.type),
    card.colour === 'none' ? '' : term.colour(card.colour),
    REACHES[card.reach] && card.type !== 'item' && card.type !== 'consumable' ? term.reach(card.reach) : '',
    card.keywords.includes('Quickcast') ? 'Quickcast' : '',
    FIGHTS.has(card.type) && armor ? say.armor(armor) : '',
    equips,
    card.signature_of ? say.signature : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
