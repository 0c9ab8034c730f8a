import type { JSX } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './tabs.css.ts'

interface TabFaceProps {
  label: string
  icon?: IconName
  count?: string
}

/** What stands on a tab: icon, words, and how many there are behind it. */
export function TabFace({ label, icon, count }: TabFaceProps): JSX.Element {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.words} data-text={label}>
        {label}
      </span>
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </>
  )
}
