import type { JSX } from 'react'
import { divider } from './divider.css.ts'

/** Use it for a fine line between two groups of a list or panel. */
export function Divider(): JSX.Element {
  return <hr className={divider} />
}
