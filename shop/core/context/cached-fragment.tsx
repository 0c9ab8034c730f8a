import { createContext, useContext, type ReactNode } from 'react'

/** The server's cache of rendered markup, for one page. */
export interface FragmentCache {
  /**
   * Returns text that stands for markup in the cache, or the two texts to put around markup that is rendered now. `by` is
   * everything that the markup depends on beside site, locale, flags, translations and settings.
   */
  place(name: string, by: string): { instead: string } | { before: string; behind: string }
}

const Cache = createContext<FragmentCache | null>(null)

/** Lets the page inside use the server's cache. */
export const FragmentCacheProvider = Cache.Provider

export interface CachedFragmentProps {
  name: string
  /** Everything that the markup depends on, beside site, locale, flags, translations and settings; null turns caching off. */
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
  // Three children in every case: `useId` counts places, and server and browser must count the same.
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
