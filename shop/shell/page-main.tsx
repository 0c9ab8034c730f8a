import type { ReactNode } from 'react'
import { main } from './shell.css.ts'

/** Id of the main content: what the skip link leads to. */
export const contentId = 'content'

/** The one `main` of a page. The frame draws it, but for my pages, which draw their own beside their navigation. */
export const PageMain = ({ children }: { children: ReactNode }) => (
  <main id={contentId} className={main} tabIndex={-1}>
    {children}
  </main>
)
