import { useState } from 'react'

/**
 * Calls `reset` when the address has another value for a filter, so that what was typed but not sent is dropped. The
 * field stays the same, unlike one with a new `key`, and keeps the focus.
 */
export function useReset(chosen: string, reset: () => void): void {
  const [known, setKnown] = useState(chosen)
  if (known === chosen) return
  setKnown(chosen)
  reset()
}
