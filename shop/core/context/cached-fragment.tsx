import { createContext, useContext, type ReactNode } from 'react'

/** The server's cache of rendered markup, for one page. */
export interface FragmentCache {
  /**
   * Returns the id of cached markup, or the two markers to put around markup that is rendered now. `by` is
   * everything that the markup depends on besides site, locale, flags, translations and settings.
   */
  place(name: string, by: string): { instead: string } | { before: string; behind: string }
}

const Cache = createContext<FragmentCache | null>(null)

/** Enables the server's cache for its children. */
export const FragmentCacheProvider = Cache.Provider

export interface CachedFragmentProps {
  name: string
  /**
   * Everything that the markup depends on, besides site, locale, flags, translations and settings; null disables
   * caching.
   */
  by?: string | null
  children: ReactNode
}

/**
 * Markup that is the same on many pages, such as the footer: the server renders it once. Must not contain a user's own
 * data.
 */
export function CachedFragment({ name, by = '', children }: CachedFragmentProps) {
  const cache = useContext(Cache)
  const place = by === null ? undefined : cache?.place(name, by)
  // Always three children: `useId` counts positions, and server and browser must count the same.
  if (place && 'instead' in place) {
    return (
      <>
        {place.instead}
        {null}
        {null}
      </>
    )
  }
  return (
    <>
      {place?.before}
      {children}
      {place?.behind}
    </>
  )
}
