/** Rules are read as they are written, and found by word and number. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { count, cut, found, plain, wordsOf } from '../src/pages/rules/finding.ts';
import { numbersIn, sectionsOf, type Section } from '../src/pages/rules/markdown.ts';

const TEXT = `# A game

Two play, see **R2** and \`hp\`.

## The aim

- **R1, R3** You win by *hitting* the avatar,
  as R2 says; R99 is no rule.
- Nothing else.

1. First this,
   then that.
2. Then the other.

### Numbers

| Option | What |
| --- | --- |
| \`hp\` | health (R1) |

- **R2** See [the other page](/about).
`;

const sections = sectionsOf(TEXT);
const entries = (section: Section) => section.blocks.flatMap((block) => (block.kind === 'list' ? block.entries : []));

describe('reading', () => {
  test('headings make sections, and the title of the page makes none', () => {
    expect(sections.map(({ id, level }) => [id, level])).toEqual([['', 1], ['the-aim', 2], ['numbers', 3]]);
  });

  test('a point keeps its numbers and the lines that go on with it', () => {
    const [first, second] = entries(sections[1]!);
    expect(first?.rules).toEqual(['R1', 'R3']);
    expect(plain(first!.text)).toBe('You win by hitting the avatar, as R2 says; R99 is no rule.');
    expect(second?.rules).toEqual([]);
  });

  test('a number leads to its rule only where there is one', () => {
    const named = entries(sections[1]!)[0]!.text.filter(({ kind }) => kind === 'rule');
    expect(named).toEqual([{ kind: 'rule', text: 'R2' }]);
  });

  test('numbered lists, tables, code and links are read', () => {
    const [, ordered] = sections[1]!.blocks;
    expect(ordered).toMatchObject({ kind: 'list', ordered: true });
    const [table, list] = sections[2]!.blocks;
    expect(table).toMatchObject({ kind: 'table', rows: [[[{ kind: 'code', text: 'hp' }], [{ text: 'health (' }, { kind: 'rule' }, { text: ')' }]]] });
    expect(list).toMatchObject({ entries: [{ text: [{ text: 'See ' }, { kind: 'link', to: '/about' }, { text: '.' }] }] });
  });
});

describe.each(['threelines', 'generals'])('the rules of %s', (game) => {
  const text = readFileSync(new URL(`../../src/cardwright/games/${game}/RULES.md`, import.meta.url), 'utf8');
  const read = sectionsOf(text);

  test('every number is found once, and no mark is left over', () => {
    const rules = read.flatMap(entries).flatMap((entry) => entry.rules);
    expect(new Set(rules).size).toBe(rules.length);
    expect(new Set(rules)).toEqual(numbersIn(text));
    const words = read.flatMap(entries).map((entry) => plain(entry.text)).join(' ');
    expect(words).not.toMatch(/\*\*|`/);
  });

  test('no two headings have the same place', () => {
    const ids = read.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('searching', () => {
  test('only what holds every word stays', () => {
    const left = found(sections, wordsOf('avatar HITTING'));
    expect(left.map(({ id }) => id)).toEqual(['the-aim']);
    expect(count(left)).toBe(1);
  });

  test('a rule is found by its number, a row by its option, a section by its title', () => {
    expect(count(found(sections, ['r3']))).toBe(1);
    expect(found(sections, ['health'])[0]?.blocks).toHaveLength(1);
    expect(found(sections, ['numbers'])[0]?.blocks).toHaveLength(2);
  });

  test('what is looked for is cut out, whatever signs it has', () => {
    expect(cut('Rush (R1) rushes', ['rush', '(r1)'])).toEqual(['', 'Rush', ' ', '(R1)', ' ', 'rush', 'es']);
    expect(cut('nothing', [])).toEqual(['nothing']);
  });
});
