import { useRef } from 'react'

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Returns the focus to the element that had it before an overlay without a trigger opened, or to the page's main
 * part if that is gone. Radix only knows its own trigger. The page stays where it is, unless that element is out of
 * view.
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
      // The row of the opener may be scrolled away in part: bringing it back whole would move the page.
      target?.focus({ preventScroll: isInView(target) })
    },
  }
}
