import type { Language } from '../analysis/languages.ts'
import { stemOf } from '../analysis/stemmers.ts'
import { fold, tokenize } from '../analysis/tokenize.ts'
import { createBitSet } from '../index/bit-set.ts'
import type { Columns } from '../index/columns.ts'
import { brandAttribute } from '../index/index-file.ts'
import type { Segment } from '../index/segment.ts'
import type { CatalogueTexts } from '../index/value-texts.ts'
import { memoize } from '../memoize.ts'
import type { CatalogueTerms } from '../ranking/value-terms.ts'

const mostCached = 1000
/** Letters of the shortest name that compounds may end in. */
const shortestEnd = 4

/** Words and signs between two names of one attribute: `Längd eller rulle`. */
const alternatives = /\s+(?:eller|tai|or)\s+|[/,]/iu

/** What the names of brands and attributes say about words. */
export interface CatalogueNames {
  /**
   * Whether a word is only the name of a brand. Such names have no inflections: `stege` is not the brand `Stegra`,
   * though their stems are equal.
   */
  isBrandName(term: string): boolean
  /**
   * Whether a word, or a stem, is the name of an attribute that has one of the terms as a value: `storlek` and `10`.
   */
  isAttributeOf(name: string, terms: readonly string[]): boolean
}

/** Reads the names of brands and attributes in one language. */
export function openCatalogueNames(
  { rows, addRows }: Pick<Segment, 'rows' | 'addRows'>,
  { attributeOf }: Pick<Columns, 'attributeOf'>,
  { valuesByTerm, kindTerms, texts }: CatalogueTerms & { texts: Pick<CatalogueTexts, 'attributes'> },
  language: Language,
): CatalogueNames {
  /** The names of attributes, by attribute, and the stems of those of one word; several of `Längd eller rulle`. */
  const names = texts.attributes.map((text) =>
    text
      .replaceAll(/\([^)]*\)/gu, ' ')
      .split(alternatives)
      .flatMap((each) => {
        const [only, ...others] = tokenize(each)
        if (only === undefined) return []
        return others.length === 0
          ? [only.term, fold(stemOf(language, only.written))]
          : [[only, ...others].map(({ term }) => term).join(' ')]
      }),
  )
  /** Attributes with a name, or with a compound that ends in it: `rörlängd` is a `längd`. */
  const placesOf = memoize(mostCached, String, (name: string): readonly number[] =>
    names.flatMap((own, place) =>
      own.some((each) => each === name || (name.length >= shortestEnd && each.endsWith(name))) ? [place] : [],
    ),
  )

  const isBrandName = memoize(mostCached, String, (term: string): boolean => {
    const values = valuesByTerm.get(term) ?? []
    const isBrand = values.length > 0 && values.every((value) => attributeOf[value] === brandAttribute)
    if (!isBrand || kindTerms.has(term)) return false
    const named = createBitSet(rows)
    const branded = createBitSet(rows)
    addRows(named, [term], 'name')
    addRows(branded, [term], 'attributes')
    // Products of others that have the word in their names use it as a word.
    return named.every((word, at) => (word & ~(branded[at] ?? 0)) === 0)
  })

  return {
    isBrandName,
    isAttributeOf: (name, terms) =>
      placesOf(name).some((place) =>
        terms.some((term) => valuesByTerm.get(term)?.some((value) => attributeOf[value] === place)),
      ),
  }
}
