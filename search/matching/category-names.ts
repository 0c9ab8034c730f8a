import { fold, tokenize, tokenizeQuery } from '../analysis/tokenize.ts'
import type { IndexFacts } from '../index/index-file.ts'
import type { CatalogueTexts } from '../index/value-texts.ts'

interface CategoryName {
  path: string
  name: string
  parentName: string
}

/** Shorter words match only the beginnings of words. */
const shortestInfix = 5

/** Finds categories by name in one language. */
export function createCategoryNames(facts: IndexFacts, texts: CatalogueTexts) {
  const nameOf = (row: number): string => texts.values[facts.categories[row]?.value ?? -1] ?? ''
  const categories = facts.categories.map(({ path, parent }, row) => ({
    category: {
      path,
      name: nameOf(row),
      parentName: parent < 0 ? '' : nameOf(parent),
    } satisfies CategoryName,
    terms: tokenize(nameOf(row)).map(({ term }) => term),
    folded: fold(nameOf(row).toLowerCase()),
  }))
  return {
    /** The first `limit` categories whose names contain every word of a phrase, at least as the beginning of a word. */
    find(phrase: string, limit: number): CategoryName[] {
      const words = tokenizeQuery(phrase).map(({ term }) => term)
      if (words.length === 0) return []
      const found: CategoryName[] = []
      for (const { terms, folded, category } of categories) {
        if (found.length === limit) break
        const hasAll = words.every(
          (word) =>
            terms.some((term) => term.startsWith(word)) ||
            (word.length >= shortestInfix && folded.includes(word)),
        )
        if (hasAll) found.push(category)
      }
      return found
    },
  }
}

export type CategoryNames = ReturnType<typeof createCategoryNames>
