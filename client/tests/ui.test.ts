/** The colours: whatever is read stands out from its ground by at least 4.5 to 1. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = (name: string): string => readFileSync(new URL(`../src/ui/${name}.css`, import.meta.url), 'utf8');

/** The colours a piece of a style sheet names. */
function colours(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [brightness(one), brightness(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const tokens = colours(css('tokens'));
const GROUNDS = ['ink-0', 'ink-1', 'ink-2', 'ink-3'];
const READ = ['paper', 'paper-dim', 'paper-faint', 'gilt', 'gilt-light', 'good', 'bad', 'warn', 'mana', 'attack', 'health', 'defence', 'can'];

test.each(READ)('%s can be read on every ground', (name) => {
  for (const ground of GROUNDS) expect(contrast(tokens.get(name)!, tokens.get(ground)!), ground).toBeGreaterThanOrEqual(4.5);
});

describe('the enamel of games and factions', () => {
  const all = [...css('enamel').matchAll(/\[data-(?:game|faction)='(\w+)'\] \{([^}]*)\}/g)];

  test('there are five games and eight factions', () => {
    expect(all).toHaveLength(13);
  });

  test.each(all.map(([, name, body]) => [name!, body!] as const))('the light of %s can be read on its depth and on the night', (_, body) => {
    const [light, , deep] = [...colours(body).values()] as [string, string, string];
    for (const ground of [deep, tokens.get('ink-3')!]) expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
