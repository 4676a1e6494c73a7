/** The emblem of pantheon. */
import type { Emblem } from '../../../art/emblem.ts';

export const emblem: Emblem = { icon: 'greek-temple', light: '#a970e0', body: '#6a36a4', deep: '#1f0b38' };
