/** Dates as people write them where they are: a British reader is not an American one, and a German one is neither. */
export const dayAndTime = new Intl.DateTimeFormat([...navigator.languages], { dateStyle: 'medium', timeStyle: 'short' });
