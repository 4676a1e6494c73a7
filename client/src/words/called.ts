/** What a player calls things: a word for each that is not called what the server calls it. */
export const called =
  (words: Readonly<Record<string, string>>) =>
  (name: string): string =>
    words[name] ?? name;

/** For things that are called what the server calls them. */
export const asIs = called({});
