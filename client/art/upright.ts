/** What stands upright on a low ridge now and then: towers, obelisks, crystals, thorns, columns, pagodas, bamboo. */
import type { Chance } from './chance.ts';
import { n } from './pen.ts';
import { at, closed, type Ground } from './ridges.ts';

/** One of them with its left foot at x: its outline up and down again, and its width. */
type Thing = (chance: Chance, x: number, foot: number, size: number) => [string, number];

const row =
  (least: number, most: number, one: Thing): Ground =>
  (chance, top, size) => {
    const foot = top + size;
    let line = `L${at(-5, foot)}`;
    for (let x = chance.between(-10, 20); x < 400; ) {
      const [drawn, width] = one(chance, x, foot, size);
      line += `L${at(x, foot)}${drawn}L${at(x + width, foot)}`;
      x += width + chance.between(least, most);
    }
    return closed(`${line}L${at(405, foot)}`);
  };

/** Towers with pointed roofs or battlements. */
const spires = row(0, 16, (chance, x, foot, size) => {
  const [width, height] = [n(chance.between(16, 34)), size * chance.between(0.35, 0.8)];
  const [tooth, half, roof] = [n(width / 5), n(width / 2 + 3), n(size * chance.between(0.15, 0.3))];
  const merlon = `v-${tooth}h${tooth}v${tooth}`;
  const crown = chance.whole(0, 1) ? `h-3l${half}-${roof} ${half} ${roof}h-3` : `${merlon}h${tooth}${merlon}h${tooth}${merlon}`;
  return [`L${at(x, foot - height)}${crown}`, width];
});

/** Obelisks, and now and then a pyramid. */
const obelisks = row(28, 80, (chance, x, foot, size) => {
  if (chance.whole(0, 2) === 0) {
    const half = chance.between(36, 62);
    return [`L${at(x + half, foot - half * 0.8)}`, 2 * half];
  }
  const [width, height] = [chance.between(12, 20), size * chance.between(0.6, 1)];
  const [half, tip] = [width / 2 - 3, width * 0.7];
  return [`L${at(x + 3, foot - height)}l${at(half, -tip)} ${at(half, tip)}`, width];
});

const crystals = row(-8, 14, (chance, x, foot, size) => {
  const [width, height, lean] = [chance.between(14, 34), size * chance.between(0.3, 1), chance.between(-18, 18)];
  const left = at(x + lean, foot - height * 0.8);
  const right = at(x + width * 0.9 + lean, foot - height * 0.72);
  return [`L${left} ${at(x + width * 0.45 + lean, foot - height)} ${right}`, width];
});

/** Crooked thorns that bend over. */
const thorns = row(6, 34, (chance, x, foot, size) => {
  const [width, height, bend] = [chance.between(10, 24), size * chance.between(0.45, 1), chance.between(-46, 46)];
  const tip = at(x + width / 2 + bend, foot - height);
  return [`Q${at(x, foot - height * 0.7)} ${tip}Q${at(x + width, foot - height * 0.6)} ${at(x + width, foot)}`, width];
});

/** Columns, one in three broken. */
const columns = row(14, 36, (chance, x, foot, size) => {
  const [width, height] = [n(chance.between(15, 22)), size * chance.between(0.4, 1)];
  if (chance.whole(0, 2) === 0) return [`L${at(x + 2, foot - height * 0.6)}l${at(width * 0.4, 9)} ${at(width * 0.5, -14)}`, width];
  return [`L${at(x + 2, foot - height)}h-4v-6h${width + 4}v6h-4`, width];
});

/** Roofs that curve up at the eaves, one over the other. */
const pagodas = row(26, 90, (chance, x, foot, size) => {
  const [width, floors] = [chance.between(44, 70), chance.whole(2, 3)];
  const floor = (size * chance.between(0.75, 1)) / (floors + 0.6);
  const end = x + width;
  let [left, right] = ['', ''];
  for (let i = 0; i < floors; i++) {
    const [y, inset] = [foot - floor * (i + 0.55), (i * width) / 9 + 8];
    const ridge = y - floor * 0.45;
    left += `L${at(x + inset, y)}Q${at(x + inset - 6, y)} ${at(x + inset - 14, y - 6)}L${at(x + inset + 6, ridge)}`;
    right = `L${at(end - inset - 6, ridge)} ${at(end - inset + 14, y - 6)}Q${at(end - inset + 6, y)} ${at(end - inset, y)}${right}`;
  }
  return [`${left}L${at(x + width / 2, foot - size * 1.02)}${right}`, width];
});

/** Stems up to the sky, each with a leaf. */
const bamboo = row(10, 46, (chance, x, foot) => {
  const [width, lean] = [chance.between(5, 9), chance.between(-14, 14)];
  return [`L${at(x + lean, -10)}h${n(width)}L${at(x + width + lean / 2, foot / 2 - 5)}q18 2 30 18q-20 0-31-12`, width];
});

export const UPRIGHT = { spires, obelisks, crystals, thorns, columns, pagodas, bamboo } as const;
