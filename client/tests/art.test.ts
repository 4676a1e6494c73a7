/** The pictures: every card has one of its own, small, always the same, and nothing comes from elsewhere. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { CREATURES } from '../art/drawn/actors/creatures.ts';
import { BLOWS } from '../art/drawn/deeds/blows.ts';
import { WORKINGS } from '../art/drawn/deeds/workings.ts';
import { KEPT } from '../art/drawn/goods/kept.ts';
import { BUILT } from '../art/drawn/places/built.ts';
import { CARRIED } from '../art/drawn/things/carried.ts';
import { WEAPONS } from '../art/drawn/things/weapons.ts';
import { emblems, games, picturesOf } from '../art/gallery.ts';

// Bytes over the wire.
const AVERAGE = 6_000;
const LARGEST = 20_000;

describe.each(games())('the pictures of %s', (game) => {
  let pictures = new Map<string, string>();
  beforeAll(async () => {
    pictures = await picturesOf(game);
  });

  test('no two cards look the same', () => {
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  test('a picture is small', () => {
    const sizes = [...pictures.values()].map((svg) => gzipSync(svg).length);
    expect(Math.max(...sizes)).toBeLessThan(LARGEST);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(AVERAGE);
  });

  test('a picture is drawn the same every time', async () => {
    expect(await picturesOf(game)).toEqual(pictures);
  });

  test('no number in a picture went astray, and nothing is fetched or run', () => {
    for (const [key, svg] of pictures) {
      expect(svg, key).not.toMatch(/NaN|undefined|Infinity|<script|<image|\son\w+=/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), key).not.toMatch(/https?:/);
    }
  });
});

test('a thing has one name, and a name one thing', () => {
  const tables = [WEAPONS, CARRIED, KEPT, BUILT, BLOWS, WORKINGS, CREATURES].flatMap((table) => Object.keys(table));
  expect(tables.filter((name, i) => tables.indexOf(name) !== i)).toEqual([]);
});

test('every game and every faction has an emblem of its own', async () => {
  const drawn = await emblems();
  expect([...drawn.keys()].toSorted()).toEqual(
    [
      'threelines', 'generals', 'pantheon', 'cartoverse', 'ancients',
      'lyonar', 'songhai', 'vetruvian', 'abyssian', 'magmar', 'vanar', 'neutral',
      'demon', 'god', 'human', 'unbound', 'mana',
      'solar', 'verdant', 'umbral', 'ember', 'wayfarer',
      'red', 'green', 'blue', 'black', 'grey',
    ].toSorted(),
  );
  expect(new Set(drawn.values()).size).toBe(27);
});
