import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Share of the end that must be visible before more is loaded automatically (spec §9). */
const threshold = 0.99

/** Calls `onReached` when the element becomes visible: infinite scroll for sites that use it (SRCH-8). */
export function useInView(
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
