import type { JSX } from 'react'
import { divider } from './divider.css.ts'

/** A fine line between two groups. */
export function Divider(): JSX.Element {
  return <hr className={divider} />
}
