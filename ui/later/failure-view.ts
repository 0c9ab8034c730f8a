import { createContext, type ReactNode } from 'react'

/** What a failed part shows, given by the app in its own words. */
export interface LaterFailureProps {
  /** In the place of the part, or over the page where the part itself would open over it. */
  place: 'here' | 'over'
  /** Tries again. */
  onRetry: () => void
  /** A try is under way. */
  busy: boolean
  /** Puts the message away; absent where it stands in the place of the part. */
  onClose?: () => void
}

/** Draws failed parts. Without one a failed part shows nothing, and goes on trying by itself. */
export const LaterFailureView = createContext<((failure: LaterFailureProps) => ReactNode) | null>(null)
