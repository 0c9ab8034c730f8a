'use client'
import { type ComponentProps, type JSX, useEffect } from 'react'

const lockAttribute = 'data-scroll-locked'
let locks = 0

/** Marks the body while at least one modal is mounted; `theme/reset.css.ts` locks the page's scrolling by the mark. */
function useScrollLock(): void {
  useEffect(() => {
    locks += 1
    document.body.setAttribute(lockAttribute, '')
    return () => {
      locks -= 1
      if (locks === 0) document.body.removeAttribute(lockAttribute)
    }
  }, [])
}

/**
 * The surface behind a modal, in place of Radix's own, which locks the page's scrolling with a style element and so needs
 * a nonce under a content security policy. Stays mounted until its exit animation has ended.
 */
export function ModalOverlay({ open, ...props }: ComponentProps<'div'> & { open: boolean }): JSX.Element {
  useScrollLock()
  // Radix takes pointer events from the body.
  return <div data-state={open ? 'open' : 'closed'} style={{ pointerEvents: 'auto' }} {...props} />
}
