import { createContext, useContext, type ReactNode } from 'react'

/** Where a part's markup is kept: only the host has such a place, and it is another one for each page. */
export interface StandingParts {
  /**
   * Text that stands for a part whose markup is kept already, or the two texts around one that is rendered now. `by` is
   * what its markup depends on beside site, locale, flags, words and settings.
   */
  place(name: string, by: string): { instead: string } | { before: string; behind: string }
}

const Parts = createContext<StandingParts | null>(null)

/** Gives the host's kept markup to the page inside. */
export const StandingPartsProvider = Parts.Provider

export interface StandingProps {
  name: string
  /** Everything that its markup depends on, beside site, locale, flags, words and settings; null for somebody's own. */
  by?: string | null
  children: ReactNode
}

/**
 * A part that is the same on page after page, such as the footer: the host renders it once and then writes it as it is.
 * Nobody's own data may be in it.
 */
export function Standing({ name, by = '', children }: StandingProps) {
  const parts = useContext(Parts)
  const place = by === null ? undefined : parts?.place(name, by)
  // Three children in every case: React counts places for `useId`, and both sides must count the same.
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
