/** Small signs of the table, each a path in a square of 16. */
import { BARRED, CROWN, HOURGLASS, SKULL, SWORDS } from '../../../board/paths.ts';

export const SIGNS: Readonly<Record<string, string>> = {
  taunt: 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3Zm0 2.2L4 4.5V8c0 2.7 2 4.2 4 5Z',
  stealth: 'M8 1c3.5 1 5.5 4 5.5 7.5V15H2.5V8.5C2.5 5 4.5 2 8 1Zm0 4C6 5 4.8 6.6 4.8 8.6L6 10h4l1.2-1.4C11.2 6.6 10 5 8 5Z',
  barred: BARRED,
  activates: 'M8 0 9.8 6.2 16 8 9.8 9.8 8 16 6.2 9.8 0 8 6.2 6.2Z',
  swords: SWORDS,
  skull: SKULL,
  hand: 'M1 5.5 6 4l2 8.6-4.6 1.5ZM7 3h5.5v9.5H9.4L7.3 3.9Zm6.3.6L15.5 4l-1.4 8h-.8Z',
  mana: 'M8 0 13 6.5 8 16 3 6.5Zm0 3L5.3 6.6 8 12Z',
  heart: 'M8 15C3 11 1 8.5 1 5.5A3.7 3.7 0 0 1 8 3.6a3.7 3.7 0 0 1 7 1.9C15 8.5 13 11 8 15Z',
  play: 'M8 1v7.2L11 5.5 12.5 7 8 11.5 3.5 7 5 5.5l3 2.7ZM2 13h12v2H2Z',
  cast: 'M8 0 9.4 4.2 13.6 2.4 11.8 6.6 16 8 11.8 9.4 13.6 13.6 9.4 11.8 8 16 6.6 11.8 2.4 13.6 4.2 9.4 0 8 4.2 6.6 2.4 2.4 6.6 4.2Z',
  activate: 'M8 0 9.8 6.2 16 8 9.8 9.8 8 16 6.2 9.8 0 8 6.2 6.2Z',
  attack: 'M2 1h3l8 9-1 1 2.5 2.5-1.5 1.5L10.5 12.5l-1 1-8-9Z',
  hourglass: HOURGLASS,
  crown: CROWN,
  field: 'M8 1 15 5v1.5H1V5ZM2.5 7.5h2v5h-2Zm4.5 0h2v5H7Zm4.5 0h2v5h-2ZM1 13.5h14V15H1Z',
  truce: 'M4 1h1.6v1.4L13 2 10.5 5 13 8 5.6 7.6V15H4ZM7.5 10.5h7V12h-7Zm0 2.8h7v1.5h-7Z',
};
