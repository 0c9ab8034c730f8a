import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './line-item.css.ts'

/** Names of the signs before the messages of a line. */
export interface LineMessageLabels {
  /** "Error": read before what keeps the line from being ordered. */
  error: string
  /** "Warning": read before what should be known of it. */
  warning: string
}

/** Props of `LineMessages`. */
export interface LineMessagesProps {
  /** What keeps the line from being ordered. */
  errors: readonly string[]
  /** What should be known of it. */
  warnings: readonly string[]
  /** Names of the signs before them. */
  labels: LineMessageLabels
}

const kinds = [
  { kind: 'error', look: styles.error },
  { kind: 'warning', look: styles.warning },
] as const

/** What the server says of a line: errors in red, warnings in amber (spec §8), each with its sign, errors first. */
export function LineMessages({ errors, warnings, labels }: LineMessagesProps): ReactNode {
  if (errors.length + warnings.length === 0) return null
  const texts = { error: errors, warning: warnings }
  return (
    <ul className={styles.messages}>
      {kinds.flatMap(({ kind, look }) =>
        texts[kind].map((text, place) => (
          // The server may say the same twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${kind}${place}`} className={look}>
            <Icon name={kind} size="s" label={labels[kind]} />
            <span dir="auto">{text}</span>
          </li>
        )),
      )}
    </ul>
  )
}
