import { type JSX, type ReactNode, useEffect } from 'react'

/** Turns the whole page, as overlays mount on its body, for as long as the story is open. */
export function PageRightToLeft({ children }: { children: ReactNode }): JSX.Element {
  useEffect(() => {
    const page = document.documentElement
    page.dir = 'rtl'
    return () => page.removeAttribute('dir')
  }, [])
  return <div lang="ar">{children}</div>
}
