import type { JSX } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'

/**
 * The page's two live regions, empty from the server on: a region that is added together with its text is not
 * read everywhere. Mount it once; speak with `announce()`.
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
