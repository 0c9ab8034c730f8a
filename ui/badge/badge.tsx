import type { JSX } from 'react'
import * as styles from './badge.css.ts'

/** The four product labels (spec §3). */
export type BadgeKind = keyof typeof styles.kinds

/** Props of `Badge`. */
export interface BadgeProps {
  /** Campaign, rental, outlet or new; the answers' numbers 1, 5, 10 and 15. */
  kind: BadgeKind
  /** The label in the reader's language. */
  children: string
}

/** Use it for one of the four product labels: campaign, rental, outlet or new. The label is always in words, too. */
export function Badge({ kind, children }: BadgeProps): JSX.Element {
  return <span className={`${styles.badge} ${styles.kinds[kind]}`}>{children}</span>
}
