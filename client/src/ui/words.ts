/** Words every page may need. */
import { words } from '../words/words.svelte.ts';

export const say = words({
  en: { close: 'Close', cancel: 'Cancel', copy: 'Copy', copied: 'Copied', loading: 'Loading …', again: 'Try again' },
  de: { close: 'Schließen', cancel: 'Abbrechen', copy: 'Kopieren', copied: 'Kopiert', loading: 'Lädt …', again: 'Noch einmal' },
});
