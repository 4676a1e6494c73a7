/** Words every page may need. */

export const say = { close: 'Close', cancel: 'Cancel', copy: 'Copy', copied: 'Copied', loading: 'Loading …', again: 'Try again' };
