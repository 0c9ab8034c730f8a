import type { JSX, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './stat-tile.css.ts'

/** Change of a figure since the compared period. */
export interface StatChange {
  /** Formatted: `12 %`. */
  text: string
  /** Direction of the arrow. */
  direction: 'up' | 'down' | 'level'
  /** Whether the change is good: fewer returns go down and are good. @default 'neutral' */
  meaning?: keyof typeof styles.deltaTones
  /** The direction as text, read before it: `up by`. */
  label: string
}

/** Props of `StatTile`. */
export interface StatTileProps {
  /** What the figure counts: `Bought this month`. */
  label: string
  /** Formatted. Null while loading. */
  value: string | null
  /** Shown after the value in small text. */
  unit?: string
  /** Absent if nothing is compared. */
  change?: StatChange
  /** The compared period, or the date of the figure. */
  detail?: ReactNode
  /** Address of the details; makes the whole tile a link. */
  href?: string
  /** Read while the value is null. */
  loadingLabel?: string
}

const arrows = { up: 'chevron-up', down: 'chevron-down', level: 'minus' } as const

/** Use it for one key figure with its name and its change. */
export function StatTile(props: StatTileProps): JSX.Element {
  const { label, value, unit, change, detail, href, loadingLabel } = props
  return (
    <div className={styles.tile} aria-busy={value === null || undefined}>
      <p className={styles.label}>
        {href === undefined ? (
          label
        ) : (
          <a className={styles.link} href={href}>
            {label}
          </a>
        )}
      </p>
      <p className={styles.value}>
        {value === null ? (
          <>
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
            <span className={styles.loading}>
              <Skeleton shape="text" />
            </span>
          </>
        ) : (
          <>
            {value} {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </>
        )}
      </p>
      {value !== null && (change !== undefined || detail !== undefined) && (
        <p className={styles.foot}>
          {change !== undefined && (
            <span className={`${styles.change} ${styles.deltaTones[change.meaning ?? 'neutral']}`}>
              <Icon name={arrows[change.direction]} size="s" />
              <VisuallyHidden>{change.label} </VisuallyHidden>
              {change.text}
            </span>
          )}{' '}
          {detail !== undefined && <span>{detail}</span>}
        </p>
      )}
    </div>
  )
}
