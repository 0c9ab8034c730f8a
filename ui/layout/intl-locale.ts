/**
 * The locale to give to `Intl` for words, patterns and order. Not every browser has Nynorsk, and one without it would
 * follow its machine: English weekdays, months before days, Å sorted as A. All of them have Bokmål, which writes dates
 * and sorts in the same way. The server does the same, so that its markup and the browser's are equal.
 */
export const intlLocale = (locale: string): string => locale.replace(/^nn(?=-|$)/iu, 'nb')
