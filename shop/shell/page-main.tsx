import type { ReactNode } from 'react'
import { main } from './shell.css.ts'

/** Id of the main content: the target of the skip link. */
export const contentId = 'content'

/** The one `main` of a page. Rendered by the shell, except on my pages, which render it beside their navigation. */
export const PageMain = ({ children }: { children: ReactNode }) => (
  <main id={contentId} className={main} tabIndex={-1}>
    {children}
  </main>
)
