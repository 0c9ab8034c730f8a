import { useEffect, useEffectEvent, type RefObject } from 'react'

/** How much of the end must be seen before more is fetched by itself (spec §9). */
const threshold = 0.99

/** Calls `onReached` when the element comes into sight: the infinite scroll of sites that want it (SRCH-8). */
export function useReached(
  element: RefObject<HTMLElement | null>,
  wanted: boolean,
  onReached: () => void,
): void {
  const reach = useEffectEvent(onReached)
  useEffect(() => {
    const target = element.current
    if (!wanted || target === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { threshold },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, wanted])
}
