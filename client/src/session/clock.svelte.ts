/** The time, four times a second, while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970 by this device's clock; a component that reads it is drawn again as it goes on. */
export function now(): number {
  subscribe();
  return Date.now();
}
