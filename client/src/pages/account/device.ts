/** What a browser calls itself, in the words of people: "Firefox, Windows". */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/python|httpx|curl|cardwright/i, 'Python'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const named = (agent: string, known: typeof BROWSERS): string => known.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** '' where nothing in it is known. */
export function deviceOf(agent: string): string {
  return [named(agent, BROWSERS), named(agent, SYSTEMS)].filter(Boolean).join(', ');
}
