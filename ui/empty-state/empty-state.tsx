import type { JSX, ReactNode } from 'react'
import { Heading } from '../heading/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './empty-state.css.ts'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Decorative icon of what is missing. */
  icon: IconName
  /** What is missing: `The cart is empty`. */
  title: string
  /** Why it is empty, and what users can do. */
  children?: ReactNode
  /** A `Button` or `ButtonLink` for the next step. */
  action?: ReactNode
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3
}

/** Use it in place of an empty list, cart or result: it says what is missing and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  headingLevel = 2,
}: EmptyStateProps): JSX.Element {
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon name={icon} size="l" />
      </span>
      <div className={styles.title}>
        <Heading level={headingLevel} size="m">
          {title}
        </Heading>
      </div>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
