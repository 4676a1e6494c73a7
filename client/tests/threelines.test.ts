/** Threelines in the client: what it offers, foresees, tells and reads out. */
import { describe, expect, test } from 'vitest';
import { Cards } from '../src/games/cards.ts';
import { choiceOf, chosenCards, costOf } from '../src/games/threelines/choosing/choice.ts';
import { Field } from '../src/games/threelines/board/field.svelte.ts';
import { foresee } from '../src/games/threelines/board/ghosts.ts';
import { helmsOf } from '../src/games/threelines/board/helms.ts';
import { lockedParts, placing } from '../src/games/threelines/choosing/choosing.ts';
import type { Shown, ShownPlayer } from '../src/games/threelines/types.ts';
import { inWords } from '../src/games/threelines/text/inWords.ts';
import { tell } from '../src/games/threelines/text/tell.ts';
import type { Frame } from '../src/table/frame.ts';
import type { Foreseen, GameDetails, Sitting, Told } from '../src/wire/types.ts';
import { Asking, offer } from './asking.svelte.ts';

const JON = 0;
const TYRION = 1;
const ROBB = 2;

const cards = new Cards({
  name: 'threelines',
  cards: [
    { key: 'jon_snow', name: 'Jon Snow', title: 'Bastard', attack: 5, defence: 3, cost: 2 },
    { key: 'tyrion', name: 'Tyrion Lannister', title: 'Imp', attack: 3, defence: 4, cost: 1 },
    { key: 'robb', name: 'Robb Stark', title: 'King', attack: 4, defence: 2, cost: 2 },
  ],
  options: [{ name: 'hp', value: 20 }, { name: 'mana_limit', value: 10 }],
} as unknown as GameDetails);

const side = (changes: Partial<ShownPlayer> = {}): ShownPlayer => ({ hp: 20, mana: 4, hand: [], lines: [-1, -1, -1], defence: [0, 0, 0], chosen: null, ...changes });

function frameOf(players: ShownPlayer[], changes: Partial<Frame> = {}): Frame {
  const sitting = (name: string): Sitting => ({ name, player: '', face: '', bot: '', here: true, rating: null, change: null, deadline: null, stand_in: '', out: false, claim: null });
  const shown: Shown = { round: 2, first: 0, deck: 2, discard: [], players };
  return { shown, seat: 0, near: 0, seats: [sitting('Ana'), sitting('Bert')], asked: [0, 1], result: null, events: [], ...changes } as Frame;
}

const told = (word: string, seat: number, numbers: Record<string, number> = {}, text = ''): Told => ({ word, seat, numbers, text });

describe('choosing', () => {
  const asking = (): Asking => {
    const table = new Asking([offer(0, { left: null, center: null, right: null }), offer(8, { left: null, center: 'jon_snow', right: null })]);
    return Object.assign(table, { seat: 0, view: { shown: frameOf([side({ hand: [TYRION, JON] }), side()]).shown } });
  };

  test('an answer is a card of the hand on a line', () => {
    const draft = placing(asking().table, cards);
    expect(Object.fromEntries(draft.lit)).toEqual({ 'hand:1': 'begin' });
    draft.touch('hand:1');
    draft.touch('line:center');
    expect(draft.main).toMatchObject({ label: 'Lock in 1 card', offer: { action: 8 } });
  });

  test('a card that cannot be placed is asked about as a player would write it', async () => {
    const table = asking();
    await placing(table.table, cards).why('hand:0');
    expect(table.wishes).toEqual(['Tyrion Lannister left']);
  });

  test('a locked choice is read from what is shown of it', () => {
    expect(lockedParts([0, -1, 1])).toEqual([{ what: 'hand:0', where: 'line:left' }, { what: 'hand:1', where: 'line:right' }]);
    expect([lockedParts(null), lockedParts([-1, -1, -1])]).toEqual([[], []]);
  });

  test('a locked choice stays to be seen, with what it costs', () => {
    const frame = frameOf([side({ hand: [TYRION, JON], chosen: [1, -1, -1] }), side()], { asked: [1] });
    const chosen = chosenCards(choiceOf(frame, 0, null), [TYRION, JON]);
    expect([chosen, costOf(chosen, cards)]).toEqual([[JON, -1, -1], 2]);
  });

  test('nothing is chosen any more once the match is over', () => {
    expect(choiceOf(frameOf([side({ chosen: [0, -1, -1] }), side()], { asked: [], result: [0] }), 0, null)).toEqual([]);
  });
});

describe('what would happen', () => {
  const events = [
    told('strike', 0, { card: JON, line: 1, target: ROBB, left: -3 }),
    told('destroy', 1, { card: ROBB, line: 1 }),
    told('avatar', 0, { card: TYRION, line: 2, damage: 3, hp: 0 }),
  ];
  const foreseen = (worlds: number): Foreseen => ({ type: 'foreseen', id: 1, worlds, assumed: '', outcomes: [{ worlds: 16, events, position: null, result: [1] }] }) as unknown as Foreseen;

  test('a card that would be destroyed and an avatar that would fall are marked', () => {
    const [mine, theirs] = foresee(foreseen(16));
    expect(mine).toEqual({ hp: 0, left: [null, null, null], falls: true });
    expect(theirs).toEqual({ hp: null, left: [null, 0, null], falls: false });
  });

  test('what is no more likely than not is not field', () => {
    expect(foresee(foreseen(40))[0].hp).toBeNull();
  });
});

describe('showing', () => {
  test('the field follows the events one by one', () => {
    const field = new Field();
    field.become(frameOf([side({ hand: [JON], mana: 2 }), side({ lines: [-1, ROBB, -1], defence: [0, 2, 0], hand: [-1] })]));
    field.place(told('place', 0, { card: JON, line: 1, cost: 2 }), 3);
    expect(field.sides[0]).toMatchObject({ hand: [], mana: 0, cells: [null, { card: JON, left: 3, sealed: true }, null] });
    field.reveal();
    field.hear(told('strike', 0, { card: JON, line: 1, target: ROBB, left: -3 }));
    expect(field.sides[1]?.cells[1]?.left).toBe(0);
    field.hear(told('destroy', 1, { card: ROBB, line: 1 }));
    field.hear(told('draw', 1, { card: -1 }));
    expect([field.sides[1]?.cells[1], field.sides[1]?.hand, field.discard, field.deck]).toEqual([null, [-1, -1], [ROBB], 1]);
  });

  test('a card from a hidden hand leaves one back fewer', () => {
    const field = new Field();
    field.become(frameOf([side(), side({ hand: [-1, -1] })]));
    field.place(told('place', 1, { card: ROBB, line: 0, cost: 2 }), 2);
    expect(field.sides[1]?.hand).toEqual([-1]);
  });

  test('two players never wear the same helm, and each always the same', () => {
    const [ana, bert] = helmsOf(['Ana', 'Ana']);
    expect(ana).not.toBe(bert);
    expect(helmsOf(['Ana', 'Bert'])[0]).toBe(ana);
  });
});

describe('words', () => {
  const frame = frameOf([side({ hand: [JON] }), side({ lines: [ROBB, -1, -1], defence: [1, 0, 0], hand: [-1, -1] })]);

  test('the seats of a sentence get their names', () => {
    expect(tell(told('destroy', 1, {}, "P2's Robb Stark is destroyed."), frame, cards)).toBe("Bert's Robb Stark is destroyed.");
  });

  test('the whole position can be read', () => {
    const text = inWords(frame, cards).flatMap(({ title, lines }) => [title, ...lines]);
    expect(text).toContain('20 of 20 health, 4 of 10 mana.');
    expect(text).toContain('In hand: Jon Snow, cost 2, 5 attack, 3 defence.');
    expect(text).toContain('Bert holds 2 cards.');
    expect(text).toContain('Left: nobody faces Robb Stark, 4 attack, 1 of 2 defence.');
  });
});
