import { useState } from 'react'

/** True from the first opening on: its code is loaded then, and it stays mounted for its exit animation. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
