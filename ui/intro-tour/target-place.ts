import { useLayoutEffect, useState } from 'react'

/** Where the target stands in the window, in pixels. */
export interface TargetPlace {
  top: number
  left: number
  width: number
  height: number
}

/** The element a step points at; null when there is none, it is hidden, or the selector is none. */
export function findTarget(selector: string | undefined): HTMLElement | null {
  if (selector === undefined) return null
  try {
    const found = document.querySelector<HTMLElement>(selector)
    return found !== null && found.getClientRects().length > 0 ? found : null
  } catch {
    // Selectors may come from settings; a wrong one must not end the page.
    return null
  }
}

const placeOf = (target: HTMLElement): TargetPlace => {
  const { top, left, width, height } = target.getBoundingClientRect()
  return { top, left, width, height }
}

/** Brings the target into view, at once, and follows it; null while there is none. */
export function useTargetPlace(selector: string | undefined, open: boolean): TargetPlace | null {
  const [found, setFound] = useState<{ selector: string; place: TargetPlace } | null>(null)
  useLayoutEffect(() => {
    const target = open ? findTarget(selector) : null
    if (target === null || selector === undefined) return undefined
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const follow = (): void => setFound({ selector, place: placeOf(target) })
    follow()
    const grows = new ResizeObserver(follow)
    grows.observe(target)
    grows.observe(document.body)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    return () => {
      grows.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
    }
  }, [selector, open])
  return open && found !== null && found.selector === selector ? found.place : null
}
