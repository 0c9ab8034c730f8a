import { useRef, useState } from 'react'
import { useShop } from '@tradecounter/shop/core'

/** Lines per window, as in the contract. */
const linesPerWindow = 100

/**
 * The shown windows of a long list of lines: the first one, and one more with each click. `focusFirst` marks the
 * first line of a requested window: the focus moves there when it arrives.
 */
export function useWindows(lineCount: number) {
  useShop()
  const [asked, setAsked] = useState(1)
  const awaited = useRef<number | null>(null)
  const count = Math.max(1, Math.min(asked, Math.ceil(lineCount / linesPerWindow)))
  return {
    /** Start of each window. */
    starts: Array.from({ length: count }, (_, index) => index * linesPerWindow),
    /** Number of lines in these windows. */
    shown: Math.min(lineCount, count * linesPerWindow),
    more: (): void => {
      awaited.current = count * linesPerWindow
      setAsked(count + 1)
    },
    focusFirst:
      (start: number) =>
      (line: HTMLElement | null): void => {
        if (line === null || awaited.current !== start) return
        awaited.current = null
        line.focus()
      },
  }
}
