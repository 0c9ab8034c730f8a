import type { IndexFacts } from '../index/index-file.ts'
import type { IndexTexts } from '../index/value-texts.ts'
import { askedWords, fold, wordsOf } from '../analysis/tokenize.ts'

/** A category by its name in one language. */
export interface CategoryName {
  path: string
  name: string
  parentName: string
}

/** Shorter beginnings than this are looked for at the start of words only. */
const shortestInside = 5

/** Finds categories by name. What their names are made of is worked out once. */
export function categoryNames(facts: IndexFacts, texts: IndexTexts) {
  const name = (row: number): string => texts.values[facts.categories[row]?.value ?? -1] ?? ''
  const categories = facts.categories.map(({ path, parent }, row) => ({
    named: { path, name: name(row), parentName: parent < 0 ? '' : name(parent) } satisfies CategoryName,
    terms: wordsOf(name(row)).map((word) => word.term),
    whole: fold(name(row).toLowerCase()),
  }))
  return {
    /** The first `most` categories whose name has a word that begins like each word of the phrase. */
    named(phrase: string, most: number): CategoryName[] {
      const asked = askedWords(phrase).map((word) => word.term)
      if (asked.length === 0) return []
      const named: CategoryName[] = []
      for (const { terms, whole, named: category } of categories) {
        if (named.length === most) break
        const isNamed = asked.every(
          (term) =>
            terms.some((word) => word.startsWith(term)) ||
            (term.length >= shortestInside && whole.includes(term)),
        )
        if (isNamed) named.push(category)
      }
      return named
    },
  }
}

export type CategoryNames = ReturnType<typeof categoryNames>
