/** Mixing colours written as #rrggbb. */

const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Some of one colour and, from 0 to 1, some of the other. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [parts(one), parts(other)];
  const mixed = a.map((part, i) => Math.round(part + (b[i]! - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** One colour seen in the light of the other. */
export function multiply(one: string, other: string): string {
  const [a, b] = [parts(one), parts(other)];
  return `#${a.map((part, i) => Math.round((part * b[i]!) / 255).toString(16).padStart(2, '0')).join('')}`;
}
