/** The mistakes of a match in its order: finding one's way among them, and what they explain. */
import type { MatchAnalysis, Mistake, Swing } from '../../../wire/types.ts';

export function inOrder({ mistakes }: MatchAnalysis): Mistake[] {
  return mistakes.toSorted((one, other) => one.step - other.step);
}

/** The step of the mistake after a step, or before it; null if there is none. */
export function mistakeFrom(step: number, by: 1 | -1, { mistakes }: MatchAnalysis): number | null {
  const steps = mistakes.map((one) => one.step).filter((one) => by * (one - step) > 0);
  return steps.length ? by * Math.min(...steps.map((one) => by * one)) : null;
}

/** The worst mistake made meanwhile that explains a turning point: of the seat that lost by it, or of another. */
export function causeOf({ seat, first, last, before, after }: Swing, { mistakes }: MatchAnalysis): Mistake | undefined {
  const made = mistakes.filter((one) => first <= one.step && one.step < last && (one.seat === seat) === after < before);
  return made.toSorted((one, other) => other.lost - one.lost)[0];
}
