import type { JSX } from 'react'
import { Icon } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './stat-tile.css.ts'

/** How a figure moved since the time it is compared with. */
export interface StatChange {
  /** Ready to show: `12 %`. */
  text: string
  /** Chooses the arrow. */
  direction: 'up' | 'down' | 'level'
  /** Whether that is welcome: fewer returns go down and are good. @default 'neutral' */
  meaning?: keyof typeof styles.deltaTones
  /** The direction in words, read before the text: `up by`. */
  label: string
}

/** Props of `StatTile`. */
export interface StatTileProps {
  /** What the figure is of: `Bought this month`. */
  label: string
  /** Ready to show. Null while it is on its way. */
  value: string | null
  /** Stands after the value in small type. */
  unit?: string
  /** Absent where nothing is compared. */
  change?: StatChange
  /** What it is compared with, or from when it is. */
  detail?: string
  /** Where the figure comes from; makes the whole tile a link. */
  href?: string
  /** Said in place of the value while it is on its way. */
  loadingLabel: string
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
