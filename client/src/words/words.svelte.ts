/** Message catalogues: each part of the client brings its own words, in every language. */
import { speech, type Language } from './language.svelte.ts';

/** A message, or a function that makes one of its values. */
type Message = string | ((...values: never[]) => string);
type Catalogue = Readonly<Record<string, Message>>;

/** The same messages in another language: the same names, functions of the same values. */
type Translated<C extends Catalogue> = {
  readonly [Name in keyof C]: C[Name] extends (...values: infer Values) => string ? (...values: Values) => string : string;
};

/** The words of a part of the client. Reading one in a component follows the language. */
export function words<const C extends Catalogue>(catalogues: { en: C } & Record<Exclude<Language, 'en'>, Translated<C>>): Translated<C> {
  return new Proxy({} as Translated<C>, {
    get: (_, name) => (catalogues[speech.now] as Record<string | symbol, Message>)[name],
  });
}
