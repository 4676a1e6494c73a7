/** The pictures: every card has one of its own, small, always the same, and nothing comes from elsewhere. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BLOWS } from '../art/drawn/deeds/blows.ts';
import { WORKINGS } from '../art/drawn/deeds/workings.ts';
import { KEPT } from '../art/drawn/goods/kept.ts';
import { BUILT } from '../art/drawn/places/built.ts';
import { CARRIED } from '../art/drawn/things/carried.ts';
import { CREATURES } from '../art/drawn/things/creatures.ts';
import { WEAPONS } from '../art/drawn/things/weapons.ts';
import { drawn } from '../art/drawn/compose.ts';
import { emblems, games, picturesOf } from '../art/gallery.ts';
import { house } from '../art/house.ts';
import type { Tableau } from '../art/drawn/whole/tableau.ts';
import { CHOOSABLE } from '../src/people/choosable.ts';
import { portraitOf } from '../src/people/portraits.ts';

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

  test('every picture can be seen from near', () => {
    for (const [key, svg] of pictures) {
      const [, left, top, side] = /<view id="close" viewBox="(\d+) (\d+) (\d+) \3"\/>/.exec(svg)?.map(Number) ?? [];
      expect(left! + side!, key).toBeLessThanOrEqual(400);
      expect(top! + side!, key).toBeLessThanOrEqual(300);
      expect(side, key).toBeGreaterThanOrEqual(100);
      expect(svg, key).not.toContain('<focus');
    }
  });

  test('every face that is offered to players, or given to strangers, is one of them', () => {
    vi.stubGlobal('__PICTURES__', '0');
    const given = Array.from({ length: 200 }, (_, n) => /pictures\/(.+)\.svg/.exec(portraitOf(`player-${n}`, ''))![1]!);
    const faces = [...CHOOSABLE, ...given].filter((face) => face.startsWith(`${game}/`)).map((face) => face.split('/')[1]!);
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((key) => !pictures.has(key))).toEqual([]);
  });

  test('no number in a picture went astray, and nothing is fetched or run', () => {
    for (const [key, svg] of pictures) {
      expect(svg, key).not.toMatch(/NaN|undefined|Infinity|<script|<image|\son\w+=/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), key).not.toMatch(/https?:/);
    }
  });
});

test('the coach has three moods, and the pictures of the house are as small as those of cards', () => {
  const pictures = house();
  expect([...pictures.keys()].filter((key) => key.startsWith('coach'))).toEqual(['coach-calm', 'coach-pleased', 'coach-worried']);
  expect(new Set(pictures.values()).size).toBe(pictures.size);
  for (const [key, svg] of pictures) {
    expect(gzipSync(svg).length, key).toBeLessThan(LARGEST);
    expect(svg, key).not.toMatch(/NaN|undefined|Infinity|<script|<image/);
  }
});

test('a shape against the light does not draw the eye away from what stands in it', () => {
  const place = { place: 'obelisk ochre teal' } as const;
  const somebody = { fighter: 'stand', wears: 'robe slate', size: 0.4, at: [-120, 0] } as const;
  const near = (...shows: Tableau['shows']): string => /<view id="close" viewBox="([^"]+)"/.exec(drawn('it', { scene: 'dunes', light: 'tide', shows }))![1]!;
  expect(near(place, { ...somebody, dark: true })).toBe(near(place));
  expect(near(place, somebody)).not.toBe(near(place));
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
