import type { Meaning } from './expansion.ts'

const shortestStart = 4

interface Word {
  term: string
  written: string
}

/** What a catalogue says of words that begin so: the most used ones, and what things are called by one of them. */
interface Known {
  beginnings(start: string): readonly Word[]
  /** The word with its forms and its kinds; nothing when no thing is called so. */
  calledBy(word: Word): string[]
  /** Most terms that are looked for. */
  most: number
}

/** Tells what a word means that nobody has written to its end. */
export function openBeginnings({ beginnings, calledBy, most }: Known) {
  /** Of words that go on from each other the shortest: `servant`, not `servantbatteri`. */
  const begunBy = (start: string): string[] => {
    if (start.length < shortestStart) return []
    const begun = beginnings(start)
    const shortest = begun.filter(({ term }) =>
      begun.every((other) => other.term === term || !term.startsWith(other.term)),
    )
    return [...new Set(shortest.flatMap(calledBy))].slice(0, most)
  }

  return {
    /** The compounds of a word that nothing is called by; what it is the beginning of when none ends in it. */
    unfinished(
      start: string,
      compounds: Pick<Meaning, 'heads' | 'related'>,
    ): Pick<Meaning, 'heads' | 'related'> {
      const holding = (terms: string[]) => terms.filter((term) => term.includes(start))
      const begun = holding(compounds.heads).length > 0 ? [] : begunBy(start)
      if (begun.length === 0) return compounds
      const others = beginnings(start).map(({ term }) => term)
      const related = new Set([...others, ...holding(compounds.related)])
      return { heads: begun, related: [...related].filter((term) => !begun.includes(term)) }
    },
  }
}
