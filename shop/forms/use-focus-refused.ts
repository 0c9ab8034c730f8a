import { type RefObject, useEffect, useRef } from 'react'

/** A form whose first refused field takes the focus with each new `refusal`; null or false is none. Returns the ref of the form. */
export function useFocusRefused(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal === null || refusal === false) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  return form
}
