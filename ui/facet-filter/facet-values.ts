/** One value of a facet. */
export interface FilterValue {
  value: string
  text: string
  /** Language of the text when it is not the page's: the `lang` of HTML. */
  lang?: string | undefined
  count: number
  selected: boolean
  disabled: boolean
  /** Address of the list with this value toggled: works without script. */
  href: string
}

/** Values shown before "show more", and the number above which they can be searched (spec §2, §9). */
export const firstValues = 8
const searchAbove = 7

export const isSearchable = (values: readonly FilterValue[]): boolean => values.length > searchAbove

const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').trim()

/** The values that contain the phrase, ignoring case and accents; all of them for an empty phrase. */
export function matchingValues(values: readonly FilterValue[], phrase: string): readonly FilterValue[] {
  const wanted = folded(phrase)
  return wanted === '' ? values : values.filter(({ text }) => folded(text).includes(wanted))
}

/**
 * The values that the section shows: every hit of a search, otherwise the first 8 until all are requested (FILT-3).
 */
export function shownValues(
  values: readonly FilterValue[],
  phrase: string,
  all: boolean,
): readonly FilterValue[] {
  if (phrase.trim() !== '') return matchingValues(values, phrase)
  return all ? values : values.slice(0, firstValues)
}
