import { type RefObject, useEffect } from 'react'
import { stickyHeight } from '../theme/sticky-height.ts'

/**
 * Keeps the head of a table visible below the page's sticky elements when it cannot be sticky itself, because an
 * area that scrolls horizontally contains sticky children.
 */
export function useFollowingHead(element: RefObject<HTMLElement | null>, follows: boolean): void {
  useEffect(() => {
    const area = element.current
    const head = area?.querySelector('thead')
    if (!follows || !area || !head) return undefined
    const follow = (): void => {
      const { top, height } = area.getBoundingClientRect()
      head.style.translate = `0 clamp(0px, var(${stickyHeight}, 0px) - ${top}px, ${height - head.offsetHeight}px)`
    }
    follow()
    addEventListener('scroll', follow)
    return () => {
      removeEventListener('scroll', follow)
      head.style.translate = ''
    }
  }, [element, follows])
}
