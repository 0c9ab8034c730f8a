import { useRef } from 'react'

/**
 * Returns the focus to the element that had it before an overlay without a trigger opened, or to the page's main
 * part if that is gone. Radix only knows its own trigger.
 */
export function useOpenerFocus(): { remember: () => void; giveBack: (event: Event) => void } {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event) => {
      event.preventDefault()
      const from = opener.current
      const known = from instanceof HTMLElement && from.isConnected && from !== document.body
      const target = known ? from : document.querySelector<HTMLElement>('main')
      target?.focus()
    },
  }
}
