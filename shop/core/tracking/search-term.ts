/** Session key of the term that led here (spec §9), and the value that says it was typed into the main search. */
const storageKey = 'search_term'
const mainSearchBar = 'main_search_bar'

/** What an add to cart says of the search that led to it (spec §7: sent when a session search term is stored). */
export interface SearchTerm {
  actionType: string
  searchTerm: string
}

/** Keeps the term for this session (SRCH-11). Does nothing where storage is refused. */
export function rememberSearchTerm(searchTerm: string, actionType: string = mainSearchBar): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ actionType, searchTerm } satisfies SearchTerm))
  } catch {
    // A private window may refuse storage; the term is only for statistics.
  }
}

/** The term of this session, null when there is none. Browser only. */
export function readSearchTerm(): SearchTerm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { actionType, searchTerm } = kept as Partial<SearchTerm>
    return typeof actionType === 'string' && typeof searchTerm === 'string'
      ? { actionType, searchTerm }
      : null
  } catch {
    return null
  }
}

/** Key of what was searched for on this site, in the browser alone. */
export const recentSearchesKey = 'recent_searches'

/** Forgets what was searched for: when somebody asks for it, and whenever somebody signs out. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey)
  } catch {
    // A private window may refuse storage: then nothing was kept.
  }
}
