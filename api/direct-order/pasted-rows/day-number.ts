/** Beginnings of the names of months in the languages of the shop. */
const months =
  /jan|feb|mar|apr|maj|mai|may|jun|jul|aug|sep|okt|oct|nov|dec|des|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu/iu

/** A day as spreadsheets write it in a text file: `jun-08`, `8-jun`, `08.jun`, `2008-06-01`, `1.6.2008`. */
export const isDayNumber = (number: string): boolean =>
  /^(?:\p{L}{3,9}\.?[-/. ]\d{1,4}|\d{1,2}[-/. ]\p{L}{3,9}\.?|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})$/u.test(
    number,
  ) && (/^\d/u.test(number) && !/\p{L}/u.test(number) ? true : months.test(number))
