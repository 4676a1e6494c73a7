/** Dates as people write them where they are: a British reader of English is not an American one. */
import { speech } from './language.svelte.ts';

/** The reader's own variety of the language the client speaks. */
const locale = (): string => navigator.languages.find((name) => name.slice(0, 2) === speech.now) ?? speech.now;

export const dayAndTime = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
