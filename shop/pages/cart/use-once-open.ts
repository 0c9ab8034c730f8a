import { useState } from 'react'

/** True from the first time that something is open: its code is fetched then, and it stays so that it can close with its motion. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
