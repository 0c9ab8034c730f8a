import type { JSX } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'

/**
 * Use it once in the shell: it renders the page's two live regions, and `announce()` writes to them. The regions are
 * in the server's markup: screen readers may skip a region that is added together with its text.
 */
export function Announcer(): JSX.Element {
  return (
    <>
      <output className={hidden} data-announcer="polite" aria-live="polite" aria-atomic="true" />
      <div
        className={hidden}
        data-announcer="assertive"
        role="alert"
        aria-live="assertive"
        aria-atomic="true"
      />
    </>
  )
}
