/** References: what a link or an answer points at, as a word and which of its kind: `hero:2`, `thing:17`, `link:1`. */

export type Ref = string;

/** What is before and after the first colon of a reference. */
export function split(ref: Ref): [string, string] {
  const at = ref.indexOf(':');
  return [ref.slice(0, at), ref.slice(at + 1)];
}
