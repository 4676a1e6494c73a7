/** The emblem of threelines. */
import type { Emblem } from '../../../art/emblem.ts';

/** Three blades side by side; no icon of the set shows three lines so plainly. */
const THREE_BLADES =
  'M256 10l34 60v270h50v34h-50v78l-34 34-34-34v-78h-50v-34h50V70Z' +
  'M100 90l26 46v214h32v28h-32v54l-26 26-26-26v-54H42v-28h32V136ZM412 90l26 46v214h32v28h-32v54l-26 26-26-26v-54h-32v-28h32V136Z';

export const emblem: Emblem = { outline: THREE_BLADES, light: '#6f9bea', body: '#2c55a4', deep: '#0c1838' };
