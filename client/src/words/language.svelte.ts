/** The language the client speaks, remembered on this device. */

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'cardwright.language';

function first(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => name !== null && name in LANGUAGES) as Language | undefined) ?? 'en';
}

class Speech {
  now = $state<Language>(first());

  choose(language: Language): void {
    this.now = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
document.documentElement.lang = speech.now;
