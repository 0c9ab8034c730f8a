import type { createStore } from 'jotai'
import { stickyAtom, type StickyPart } from '@tradecounter/shop/core'
import { stickyHeight } from '@tradecounter/ui/theme'

type Store = ReturnType<typeof createStore>

/** Space below sticky elements, in CSS pixels. */
const breath = 16

/**
 * The height that a sticky element covers at the top of the window, without the part hidden by its negative inset.
 */
const sizeOf = (element: HTMLElement): number => {
  const { position, top } = getComputedStyle(element)
  return position === 'sticky' ? Math.max(0, element.offsetHeight + (Number.parseFloat(top) || 0)) : 0
}

const without = (stack: readonly StickyPart[], name: string): readonly StickyPart[] =>
  stack.filter((part) => part.name !== name)

/** Registers a sticky element and its size. Returns the function that removes it. */
export function keepSticky(store: Store, name: string, element: HTMLElement): () => void {
  const measure = (): void => {
    const size = sizeOf(element)
    const sticky = store.get(stickyAtom)
    if (sticky.some((part) => part.name === name && part.size === size)) return
    store.set(stickyAtom, [...without(sticky, name), { name, size }])
  }
  // At once, not only by the observer, which waits for a frame: a prerendered page has none until it is shown, and
  // setting a variable on the root element then would recompute every style.
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => {
    observer.disconnect()
    store.set(stickyAtom, (sticky) => without(sticky, name))
  }
}

/**
 * Keeps headings, focused controls and table heads below all sticky elements. Returns the function that stops it.
 */
export function measureStickyHeight(store: Store): () => void {
  const { style } = document.documentElement
  const tell = (): void => {
    const size = store.get(stickyAtom).reduce((sum, part) => sum + part.size, 0)
    // Until the first measurement, the style sheet's values apply.
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
