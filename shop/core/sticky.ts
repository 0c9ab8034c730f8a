import { useCallback, useEffect } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { browserAtom, type StickyPart } from './state.ts'

/** Room between what sticks and what comes to rest below it, in CSS pixels. */
const breath = 16

/** How far an element that sticks covers the top of the window: what its negative inset hides does not count. */
const sizeOf = (element: HTMLElement): number => {
  const { position, top } = getComputedStyle(element)
  return position === 'sticky' ? Math.max(0, element.offsetHeight + (Number.parseFloat(top) || 0)) : 0
}

const placed = (stack: readonly StickyPart[], part: StickyPart): readonly StickyPart[] =>
  stack.some(({ name }) => name === part.name)
    ? stack.map((known) => (known.name === part.name ? part : known))
    : [...stack, part]

/** Puts an element on the stack of sticky ones for as long as it is on the page; give the answer to it as its `ref`. */
export function useStickyPart(name: string): (element: HTMLElement | null) => (() => void) | undefined {
  const setBrowser = useSetAtom(browserAtom)
  return useCallback(
    (element) => {
      if (element === null) return undefined
      const measure = (): void => {
        const size = sizeOf(element)
        setBrowser((browser) =>
          browser.sticky.some((part) => part.name === name && part.size === size)
            ? browser
            : { ...browser, sticky: placed(browser.sticky, { name, size }) },
        )
      }
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => {
        observer.disconnect()
        setBrowser((browser) => ({
          ...browser,
          sticky: browser.sticky.filter((part) => part.name !== name),
        }))
      }
    },
    [name, setBrowser],
  )
}

/** Lets headings and focused controls come to rest below everything that sticks. One on a page. */
export function useStickyRoom(): void {
  const { sticky } = useAtomValue(browserAtom)
  const size = sticky.reduce((sum, part) => sum + part.size, 0)
  useEffect(() => {
    const { style } = document.documentElement
    // Until something is measured, what the style sheet says is right.
    if (size > 0) style.scrollPaddingBlockStart = `${size + breath}px`
    return () => {
      style.removeProperty('scroll-padding-block-start')
    }
  }, [size])
}
