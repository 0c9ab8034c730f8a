import type { JSX } from 'react'
import { Badge, type BadgeKind } from './badge.tsx'
import { list } from './badge.css.ts'

/** One label of a product in a `BadgeList`. */
export interface BadgeItem {
  kind: BadgeKind
  /** The label in the reader's language. */
  text: string
}

/** Props of `BadgeList`. */
export interface BadgeListProps {
  /** At most one of each kind, in order of importance. Renders nothing if empty. */
  badges: readonly BadgeItem[]
}

/** The labels of one product beside each other. */
export function BadgeList({ badges }: BadgeListProps): JSX.Element | null {
  if (badges.length === 0) return null
  return (
    <ul className={list}>
      {badges.map(({ kind, text }) => (
        <li key={kind}>
          <Badge kind={kind}>{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
