import { type RefObject, useRef } from 'react'

/**
 * A part of a page that takes the focus when the button that had it goes away, or when the answer to it stands at the top of the part.
 * `props` belong to its element.
 */
export function useFocusPart(): {
  ref: RefObject<HTMLDivElement | null>
  props: { ref: RefObject<HTMLDivElement | null>; tabIndex: -1 }
  focus: () => void
} {
  const ref = useRef<HTMLDivElement>(null)
  return { ref, props: { ref, tabIndex: -1 }, focus: () => ref.current?.focus() }
}
