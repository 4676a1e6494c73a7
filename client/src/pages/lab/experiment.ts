/** A change to cards and rules, and its form as an address, so that it can be sent to anybody. */
import type { Cards } from '../../games/cards.ts';
import type { GameDetails } from '../../wire/types.ts';

export type Value = number | boolean | string;
export type CardValue = number | string;

/**
 * cards      by key: what is printed there instead
 * options    by name: what holds instead
 * deck       whose wins count, by its name or as a text; '' leaves that to the change
 * precision  in points of win rate
 */
export interface Experiment {
  cards: Readonly<Record<string, Readonly<Record<string, CardValue>>>>;
  options: Readonly<Record<string, Value>>;
  deck: string;
  precision: number;
}

export const PRECISIONS = [5, 3, 2] as const;
export const NOTHING: Experiment = { cards: {}, options: {}, deck: '', precision: 5 };

/** An option of the rules as the server explains it. */
export interface Option {
  name: string;
  value: Value;
  help: string;
  least?: number;
  most?: number;
  choices?: readonly string[];
}

export const optionsOf = (details: GameDetails): Option[] => details.options as unknown as Option[];

/** What can be changed on a card, with what is printed there: its numbers first. */
export function printed(card: Readonly<Record<string, unknown>>): [string, CardValue][] {
  return Object.entries(card).filter((entry): entry is [string, CardValue] => {
    const [fact, value] = entry;
    return typeof value === 'number' || ((fact === 'text' || fact === 'title') && typeof value === 'string');
  }).toSorted(([, one], [, other]) => Number(typeof one === 'string') - Number(typeof other === 'string'));
}

export const isEmpty = ({ cards, options }: Experiment): boolean => !Object.keys(options).length && !Object.values(cards).some((facts) => Object.keys(facts).length);

/** "/lab/threelines#card.jon_snow.cost=3&set.hp=30": behind the #, where no server limits its length. */
export function linkOf(game: string, { cards, options, deck, precision }: Experiment): string {
  const query = new URLSearchParams();
  for (const [key, facts] of Object.entries(cards)) for (const [fact, value] of Object.entries(facts)) query.set(`card.${key}.${fact}`, String(value));
  for (const [name, value] of Object.entries(options)) query.set(`set.${name}`, String(value));
  if (deck) query.set('deck', deck);
  if (precision !== NOTHING.precision) query.set('precision', String(precision));
  const said = query.toString();
  return `/lab/${game}${said && `#${said}`}`;
}

/** The change of an address; what this game does not have is left out. */
export function experimentIn(query: URLSearchParams, cards: Cards): Experiment {
  const found: Record<string, Record<string, CardValue>> = {};
  const options: Record<string, Value> = {};
  for (const [name, text] of query) {
    const [kind, key = '', fact = ''] = name.split('.');
    if (kind === 'card') {
      const value = valueAs(text, printed(cards.at(cards.number(key)) ?? {}).find(([one]) => one === fact)?.[1]);
      if (value !== undefined) found[key] = { ...found[key], [fact]: value as CardValue };
    } else if (kind === 'set') {
      const value = valueAs(text, optionsOf(cards.details).find((option) => option.name === key)?.value);
      if (value !== undefined) options[key] = value;
    }
  }
  const wanted = Number(query.get('precision'));
  const precision = PRECISIONS.find((one) => one === wanted) ?? NOTHING.precision;
  return { cards: found, options, deck: query.get('deck') ?? '', precision };
}

/** A value written as text, as a value of the kind that stands there now. */
function valueAs(text: string, now: Value | undefined): Value | undefined {
  if (typeof now === 'boolean') return text === 'true';
  if (typeof now === 'string') return text;
  const number = Number.parseInt(text, 10);
  return now === undefined || Number.isNaN(number) ? undefined : number;
}
