/** Session storage key of the search term (spec §9), and the value for a term typed into the main search. */
const storageKey = 'search_term'
const mainSearchBar = 'main_search_bar'

/** The search that led to an add to cart (spec §7: sent if a session search term is stored). */
export interface SearchTerm {
  actionType: string
  searchTerm: string
}

/** Stores the term for this session (SRCH-11). Does nothing if storage is denied. */
export function rememberSearchTerm(searchTerm: string, actionType: string = mainSearchBar): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ actionType, searchTerm } satisfies SearchTerm))
  } catch {
    // Private windows may deny storage; the term is only for statistics.
  }
}

/** The term of this session, null if there is none. Browser only. */
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

/** Storage key of the recent searches on this site, kept only in the browser. */
export const recentSearchesKey = 'recent_searches'

/** Removes the recent searches: on request, and at every sign-out. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey)
  } catch {
    // Private windows may deny storage: then nothing was stored.
  }
}
