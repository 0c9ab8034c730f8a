import { useRef, useState } from 'react'
import { useShop } from '@tradecounter/shop/core'

/** Lines of one window, as the contract says. */
const linesPerWindow = 100

/**
 * The windows of a long list of lines that are shown: the first one, and one more with each press. `focusFirst` is for
 * the first line of a window that was asked for: the focus moves there when it arrives.
 */
export function useWindows(lineCount: number) {
  useShop()
  const [asked, setAsked] = useState(1)
  const awaited = useRef<number | null>(null)
  const count = Math.max(1, Math.min(asked, Math.ceil(lineCount / linesPerWindow)))
  return {
    /** Where each window begins. */
    starts: Array.from({ length: count }, (_, index) => index * linesPerWindow),
    /** Lines of all these windows. */
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
