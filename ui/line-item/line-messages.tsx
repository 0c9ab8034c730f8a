import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './line-item.css.ts'

/** Names of the icons before the messages of a line. */
export interface LineMessageLabels {
  /** "Error": read before messages that prevent ordering. */
  error: string
  /** "Warning": read before warnings. */
  warning: string
}

/** Props of `LineMessages`. */
export interface LineMessagesProps {
  /** Messages that prevent ordering. */
  errors: readonly string[]
  /** Warnings. */
  warnings: readonly string[]
  /** Names of their icons. */
  labels: LineMessageLabels
}

const kinds = [
  { kind: 'error', look: styles.error },
  { kind: 'warning', look: styles.warning },
] as const

/**
 * Messages of the server about a line: errors in red, warnings in amber (spec §8), each with its icon, errors
 * first.
 */
export function LineMessages({ errors, warnings, labels }: LineMessagesProps): ReactNode {
  if (errors.length + warnings.length === 0) return null
  const texts = { error: errors, warning: warnings }
  return (
    <ul className={styles.messages}>
      {kinds.flatMap(({ kind, look }) =>
        texts[kind].map((text, place) => (
          // The server may send the same message twice.
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
