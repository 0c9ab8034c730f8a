import type { createStore } from 'jotai'
import { stickyAtom, type StickyPart } from '@tradecounter/shop/core'
import { stickyHeight } from '@tradecounter/ui/theme'

type Store = ReturnType<typeof createStore>

/** Room between what sticks and what comes to rest below it, in CSS pixels. */
const breath = 16

/** How far an element that sticks covers the top of the window: what its negative inset hides does not count. */
const sizeOf = (element: HTMLElement): number => {
  const { position, top } = getComputedStyle(element)
  return position === 'sticky' ? Math.max(0, element.offsetHeight + (Number.parseFloat(top) || 0)) : 0
}

const without = (stack: readonly StickyPart[], name: string): readonly StickyPart[] =>
  stack.filter((part) => part.name !== name)

/** Keeps an element on the stack of sticky ones, with the size that it has. Answers how to take it off. */
export function keepSticky(store: Store, name: string, element: HTMLElement): () => void {
  const measure = (): void => {
    const size = sizeOf(element)
    const sticky = store.get(stickyAtom)
    if (sticky.some((part) => part.name === name && part.size === size)) return
    store.set(stickyAtom, [...without(sticky, name), { name, size }])
  }
  // At once, and not only by the observer: that waits for a frame, and a page that is rendered ahead has none until somebody
  // waits for it. What is set on the root element by then costs the style of every element anew.
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => {
    observer.disconnect()
    store.set(stickyAtom, (sticky) => without(sticky, name))
  }
}

/** Lets headings, focused controls and heads of tables come to rest below everything that sticks. Answers how to stop. */
export function measureStickyHeight(store: Store): () => void {
  const { style } = document.documentElement
  const tell = (): void => {
    const size = store.get(stickyAtom).reduce((sum, part) => sum + part.size, 0)
    // Until something is measured, what the style sheet says is right.
    for (const [name, covered] of [
      ['scroll-padding-block-start', size + breath],
      [stickyHeight, size],
    ] as const)
      if (size === 0) style.removeProperty(name)
      else style.setProperty(name, `${covered}px`)
  }
  tell()
  return store.sub(stickyAtom, tell)
}
