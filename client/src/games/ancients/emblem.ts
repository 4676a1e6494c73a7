/** The emblem of ancients. */
import type { Emblem } from '../../../art/emblem.ts';

export const emblem: Emblem = { icon: 'stone-tower', light: '#e0645a', body: '#98292a', deep: '#300a12' };
