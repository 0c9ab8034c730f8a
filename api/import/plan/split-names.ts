/** The names of several articles of one product: what they share, and what each adds to it. */
export interface SplitNames {
  shared: string
  /** In the order of the names; empty for a name without more than they share. */
  own: string[]
}

const wordsOf = (name: string): string[] => name.split(/\s+/u).filter(Boolean)

/** A word without the comma behind it. */
const bare = (word = ''): string => word.replace(/[,;:]+$/u, '')

/** Number of words that all lists begin with. */
const commonStart = ([first = [], ...others]: ReadonlyArray<readonly string[]>): number => {
  const end = first.findIndex((word, at) => others.some((words) => bare(words[at]) !== bare(word)))
  return end < 0 ? first.length : end
}

/** Signs between a name and what follows it. */
const loose = /^[\s,;:–—-]+|[\s,;:–—-]+$/gu
/** A word that belongs to what follows it: `med`, `x`, or no word at all. */
const leadsOn = /^(?:\p{Ll}{1,4}|[^\p{L}\p{N}]+)$/u
/** What is before a number and is nothing without it: `DN`, `PV`. */
const numberLabel = /^[\p{Lu}Ø.]{1,5}$/u
/** A unit behind its number. */
const unit = /^[\p{L}°"²³/]{1,3}$/u
const beginsWithNumber = /^[\p{N}½¼¾]/u
const isNumber = /^[\p{N}.,/]+$/u

/** Words of the shared start, without those that say something only with what follows. */
function sharedStart(names: ReadonlyArray<readonly string[]>): number {
  let end = commonStart(names)
  for (; end > 1; end--) {
    const last = names[0]?.[end - 1] ?? ''
    const rests = names.map((words) => words.slice(end))
    const belongs =
      (leadsOn.test(last) && rests.every((rest) => rest.length > 0)) ||
      (numberLabel.test(last) && rests.some(([next = '']) => beginsWithNumber.test(next))) ||
      // A lone number is nothing without the word before it: `storlek 41`.
      rests.some((rest) => rest.length === 1 && isNumber.test(rest[0] ?? ''))
    if (!belongs) break
  }
  return end
}

/** Words of the shared end, without the unit of a number before it: `mm` of `15 mm Kulventil`. */
function sharedEnd(names: ReadonlyArray<readonly string[]>): number {
  let length = commonStart(names.map((words) => words.toReversed()))
  for (; length > 1; length--) {
    const first = names[0]?.at(-length) ?? ''
    if (!unit.test(first) || !names.some((words) => isNumber.test(words.at(-length - 1) ?? ''))) break
  }
  return length
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const joined = (words: readonly string[]): string => words.join(' ').replaceAll(loose, '')

/**
 * Splits the names of a product's articles: `Kulventil DN 15` and `Kulventil DN 20` are `Kulventil` with `DN 15` and
 * `DN 20`. They share what they begin with, or else what they end in. Names that share nothing are each article's own,
 * and the first one is the product's.
 */
export function splitNames(names: readonly string[]): SplitNames {
  const words = names.map(wordsOf)
  const start = sharedStart(words)
  const shared = joined(words[0]?.slice(0, start) ?? [])
  if (shared !== '') return { shared, own: words.map((each) => joined(each.slice(start))) }
  const end = sharedEnd(words)
  const ending = end === 0 ? '' : joined(words[0]?.slice(-end) ?? [])
  if (ending !== '')
    return { shared: capitalised(ending), own: words.map((each) => joined(each.slice(0, -end))) }
  return { shared: names[0] ?? '', own: [...names] }
}
