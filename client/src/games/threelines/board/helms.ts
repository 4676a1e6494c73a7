/** The helm of each player: always the same for the same name, and never twice at one table. */
import { HELMS } from './shapes.ts';

export function helmsOf(names: readonly string[]): number[] {
  const worn: number[] = [];
  for (const name of names) {
    let helm = hash(name) % HELMS.length;
    while (worn.includes(helm)) helm = (helm + 1) % HELMS.length;
    worn.push(helm);
  }
  return worn;
}

function hash(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
