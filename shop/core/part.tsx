import type { ReactNode } from 'react'
import { PartBoundary } from './later/later.ts'
import { PartFailure } from './later/part-failure.tsx'

/**
 * Use it around a part of a page that loads later: if it fails, a message with "Try again" is in its place, and the
 * rest of the page stays as it is.
 */
export const Part = ({ children }: { children: ReactNode }) => (
  <PartBoundary renderFailure={(retry) => <PartFailure onRetry={retry} />}>{children}</PartBoundary>
)
