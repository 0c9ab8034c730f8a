import { type RefObject, useEffect, useRef } from 'react'

/**
 * A part of a page that takes the focus when the button that had it goes away, or when the answer to it is at the
 * top of the part. `props` belong to its element.
 */
export function useFocusPart(): {
  ref: RefObject<HTMLDivElement | null>
  props: { ref: RefObject<HTMLDivElement | null>; tabIndex: -1 }
  focus: () => void
} {
  const ref = useRef<HTMLDivElement>(null)
  return { ref, props: { ref, tabIndex: -1 }, focus: () => ref.current?.focus() }
}

/**
 * A form whose first refused field takes the focus with each new `refusal`; null or false is none. Returns the ref of
 * the form.
 */
export function useFocusRefused(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal === null || refusal === false) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  return form
}

/**
 * Ref of what appears outside the screen and is announced: it comes into view, and the focus stays where somebody
 * works.
 */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
