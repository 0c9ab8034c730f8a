import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { browserAtom, dropToggles, useStickyRoom } from '@tradecounter/shop/core'

/** Mobile is 768 px or less (SHELL-7). */
export const mobile = '(max-width: 768px)'

/** Keeps the browser group of the shared state, and tidies the address of toggles (SHELL-3). */
export function useBrowser(): void {
  const setBrowser = useSetAtom(browserAtom)
  useStickyRoom()
  useEffect(dropToggles, [])
  useEffect(() => {
    const query = window.matchMedia(mobile)
    const tell = (): void => setBrowser((browser) => ({ ...browser, isMobile: query.matches }))
    tell()
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  }, [setBrowser])
}
