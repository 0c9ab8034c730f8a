import { useLayoutEffect, useState } from 'react'

/** Where the target stands in the window, in pixels. */
export interface TargetPosition {
  top: number
  left: number
  width: number
  height: number
}

/** The element a step points at; null when there is none, it is hidden, or the selector is none. */
function findTarget(selector: string | undefined): HTMLElement | null {
  if (selector === undefined) return null
  try {
    const found = document.querySelector<HTMLElement>(selector)
    return found !== null && found.getClientRects().length > 0 ? found : null
  } catch {
    // Selectors may come from settings; a wrong one must not end the page.
    return null
  }
}

const placeOf = (target: HTMLElement): TargetPosition => {
  const { top, left, width, height } = target.getBoundingClientRect()
  return { top, left, width, height }
}

/** How long a step waits for a target that is still being drawn, in milliseconds; its card stands in the middle till then. */
const patience = 5000

/** Tells when the target is there: at once, or when the page has drawn it. Answers how to stop waiting. */
function whenThere(selector: string, tell: (target: HTMLElement) => void): () => void {
  const there = findTarget(selector)
  if (there !== null) {
    tell(there)
    return () => {}
  }
  const arrivals = new MutationObserver(() => {
    const late = findTarget(selector)
    if (late === null) return
    stop()
    tell(late)
  })
  const timer = setTimeout(() => arrivals.disconnect(), patience)
  const stop = (): void => {
    clearTimeout(timer)
    arrivals.disconnect()
  }
  // What was hidden may be shown by an attribute.
  arrivals.observe(document.body, { childList: true, subtree: true, attributes: true })
  return stop
}

/** Brings the target into view, at once, and tells its place whenever it moves. Answers how to stop. */
function follow(target: HTMLElement, tell: (place: TargetPosition) => void): () => void {
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const look = (): void => tell(placeOf(target))
  look()
  const grows = new ResizeObserver(look)
  grows.observe(target)
  grows.observe(document.body)
  window.addEventListener('resize', look)
  window.addEventListener('scroll', look, true)
  return () => {
    grows.disconnect()
    window.removeEventListener('resize', look)
    window.removeEventListener('scroll', look, true)
  }
}

/** Where the target stands, also when it comes late; null while there is none. */
export function useTargetPosition(selector: string | undefined, open: boolean): TargetPosition | null {
  const [found, setFound] = useState<{ selector: string; place: TargetPosition } | null>(null)
  useLayoutEffect(() => {
    if (!open || selector === undefined) return undefined
    let leave = (): void => {}
    const stop = whenThere(selector, (target) => {
      leave = follow(target, (place) => setFound({ selector, place }))
    })
    return () => {
      stop()
      leave()
    }
  }, [selector, open])
  return open && found !== null && found.selector === selector ? found.place : null
}
