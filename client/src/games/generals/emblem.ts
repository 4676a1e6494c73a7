/** The emblem of generals. */
import type { Emblem } from '../../../art/emblem.ts';

export const emblem: Emblem = { icon: 'laurel-crown', light: '#e0a044', body: '#94601a', deep: '#2c1a06' };
