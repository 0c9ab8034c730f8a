import type { JSX } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './tabs.css.ts'

interface TabFaceProps {
  label: string
  icon?: IconName
  count?: string
  countLabel?: string
  countTone?: 'default' | 'error'
}

/** The content of a tab: icon, text and count. */
export function TabFace({
  label,
  icon,
  count,
  countLabel,
  countTone = 'default',
}: TabFaceProps): JSX.Element {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.text} data-text={label}>
        {label}
      </span>
      {count !== undefined && (
        <>
          {' '}
          <span
            className={styles.counts[countTone]}
            aria-hidden={countLabel === undefined ? undefined : true}
          >
            {count}
          </span>
          {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
        </>
      )}
    </>
  )
}
