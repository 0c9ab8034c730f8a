import { type JSX, type ReactNode, useEffect } from 'react'

/** Sets the direction of the whole page while the story is open, because overlays mount on its body. */
export function PageRightToLeft({ children }: { children: ReactNode }): JSX.Element {
  useEffect(() => {
    const page = document.documentElement
    page.dir = 'rtl'
    return () => page.removeAttribute('dir')
  }, [])
  return <div lang="ar">{children}</div>
}
