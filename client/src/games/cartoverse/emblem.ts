/** The emblem of cartoverse. */
import type { Emblem } from '../../../art/emblem.ts';

export const emblem: Emblem = { icon: 'polar-star', light: '#3cb892', body: '#14735a', deep: '#052824' };
