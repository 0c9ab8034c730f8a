import { createContext, type ReactNode } from 'react'

/** Props of the app's component that shows a failed part. */
export interface LaterFailureProps {
  /** In the place of the part, or over the page if the part opens over it. */
  place: 'here' | 'over'
  /** Retries. */
  onRetry: () => void
  /** A retry is in progress. */
  busy: boolean
  /** Closes the message; absent if it is shown in the place of the part. */
  onClose?: () => void
}

/** Renders failed parts. Without it a failed part shows nothing, and retries automatically. */
export const LaterFailureView = createContext<((failure: LaterFailureProps) => ReactNode) | null>(null)
