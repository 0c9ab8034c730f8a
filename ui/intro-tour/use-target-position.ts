import { useLayoutEffect, useState } from 'react'

/** Position of the target in the window, in pixels. */
export interface TargetPosition {
  top: number
  left: number
  width: number
  height: number
}

/** The first visible element that a step points at; null if there is none, or the selector is invalid. */
function findTarget(selector: string | undefined): HTMLElement | null {
  if (selector === undefined) return null
  try {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    return all.find((each) => each.getClientRects().length > 0) ?? null
  } catch {
    // Selectors may come from settings; an invalid one must not break the page.
    return null
  }
}

const placeOf = (target: HTMLElement): TargetPosition => {
  const { top, left, width, height } = target.getBoundingClientRect()
  return { top, left, width, height }
}

/** Milliseconds that a step waits for a target to be rendered; its card is centred until then. */
const patience = 5000

/**
 * Calls `tell` when the target exists: at once, or when the page has rendered it. Returns the function that cancels
 * it.
 */
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
  // A hidden element may be shown by an attribute.
  arrivals.observe(document.body, { childList: true, subtree: true, attributes: true })
  return stop
}

/**
 * Scrolls the target into view, and reports its position whenever it changes. Returns the function that stops it.
 */
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

/** Position of the target, also if it is rendered late; null while it does not exist. */
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
