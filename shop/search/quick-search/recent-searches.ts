import { forgetSearches, recentSearchesKey } from '@tradecounter/shop/core'

/** Maximum number of stored phrases, and their maximum length. */
const most = 8
const longest = 100

interface Kept {
  /** Empty for a visitor. */
  userId: string
  /** Newest first. */
  phrases: readonly string[]
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { userId, phrases } = kept as Partial<Kept>
    if (typeof userId !== 'string' || !Array.isArray(phrases)) return null
    return { userId, phrases: phrases.filter((phrase) => typeof phrase === 'string').slice(0, most) }
  } catch {
    return null
  }
}

/**
 * A user's recent searches; `userId` is empty for a visitor. Those of another user are removed. A visitor's
 * searches stay at sign-in; sign-out removes all.
 */
export function recentSearches(userId: string): readonly string[] {
  const kept = read()
  if (kept === null) return []
  if (kept.userId === userId || kept.userId === '') return kept.phrases
  forgetSearches()
  return []
}

const folded = (phrase: string): string => phrase.toLowerCase()

/** Adds a phrase to a user's recent searches, as the newest. */
export function rememberSearch(phrase: string, userId: string): void {
  const wanted = phrase.trim()
  if (wanted === '' || wanted.length > longest) return
  const others = recentSearches(userId).filter((other) => folded(other) !== folded(wanted))
  try {
    localStorage.setItem(
      recentSearchesKey,
      JSON.stringify({ userId, phrases: [wanted, ...others].slice(0, most) } satisfies Kept),
    )
  } catch {
    // As above.
  }
}
