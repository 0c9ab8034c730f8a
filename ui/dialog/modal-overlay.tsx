'use client'
import { type ComponentProps, type JSX, useEffect } from 'react'

const lockAttribute = 'data-scroll-locked'
let locks = 0

/** Whether the page's scroll bar takes space; overlaid and hidden ones take none. */
const barTakesSpace = (): boolean => window.innerWidth > document.documentElement.clientWidth

/**
 * Marks the body while at least one modal is mounted; `theme/reset.css.ts` locks the page's scrolling by the mark.
 * The mark also tells whether to reserve the space of a scroll bar: Chromium reserves it even if there was none.
 */
function useScrollLock(): void {
  useEffect(() => {
    if (locks === 0) document.body.setAttribute(lockAttribute, barTakesSpace() ? 'bar' : '')
    locks += 1
    return () => {
      locks -= 1
      if (locks === 0) document.body.removeAttribute(lockAttribute)
    }
  }, [])
}

/**
 * The overlay behind a modal. It replaces Radix's, which locks scrolling with a style element and so needs a nonce
 * under a content security policy. Stays mounted until its exit animation has ended.
 */
export function ModalOverlay({ open, ...props }: ComponentProps<'div'> & { open: boolean }): JSX.Element {
  useScrollLock()
  // Radix disables pointer events on the body.
  return <div data-state={open ? 'open' : 'closed'} style={{ pointerEvents: 'auto' }} {...props} />
}
