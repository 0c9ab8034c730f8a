import type { Expansion } from './expansion.ts'

const shortestPrefix = 4

interface CompletedWord {
  term: string
  written: string
}

interface CompletionLookup {
  /** The most used words with a prefix. */
  completionsOf(prefix: string): readonly CompletedWord[]
  /** A word with its forms and its kinds, if products are named or described by it; else nothing. */
  productTerms(word: CompletedWord): string[]
  /** Terms of an expansion at most. */
  mostTerms: number
}

/** Expands words that are only prefixes of words of the catalogue. */
export function openWordCompletion({ completionsOf, productTerms, mostTerms }: CompletionLookup) {
  /** Of completions that extend each other only the shortest: `servant`, not `servantbatteri`. */
  const shortestCompletions = (prefix: string): string[] => {
    if (prefix.length < shortestPrefix) return []
    const completions = completionsOf(prefix)
    const shortest = completions.filter(({ term }) =>
      completions.every((other) => other.term === term || !term.startsWith(other.term)),
    )
    return [...new Set(shortest.flatMap(productTerms))].slice(0, mostTerms)
  }

  return {
    /** The compounds of an unknown word; if none ends in it, the words that it is a prefix of. */
    expandPrefix(
      prefix: string,
      compounds: Pick<Expansion, 'heads' | 'related'>,
    ): Pick<Expansion, 'heads' | 'related'> {
      const containing = (terms: string[]) => terms.filter((term) => term.includes(prefix))
      const completed = containing(compounds.heads).length > 0 ? [] : shortestCompletions(prefix)
      if (completed.length === 0) return compounds
      const others = completionsOf(prefix).map(({ term }) => term)
      const related = new Set([...others, ...containing(compounds.related)])
      return { heads: completed, related: [...related].filter((term) => !completed.includes(term)) }
    },
  }
}
