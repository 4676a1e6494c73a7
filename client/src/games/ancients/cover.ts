/** What ancients shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['h_r1', 'h_b2', 'h_k3'],
  german: 'Führe fünf Helden über zwei Pfade, bei Tag und bei Nacht, und bring einen Urstein hinter seinem Turm zu Fall.',
};
