import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as styles from './quick-search.css.ts'

interface QuickSearchButtonsProps {
  busy: boolean
  /** Absent if there is nothing to clear. */
  onClear: (() => void) | undefined
  onScan: (() => void) | undefined
  labels: { submit: string; clear: string; scan?: string }
}

/** The buttons after the field, in its box. */
export function QuickSearchButtons({ busy, onClear, onScan, labels }: QuickSearchButtonsProps): ReactNode {
  return (
    <>
      {busy && (
        <span className={styles.busy} aria-hidden="true">
          <Spinner label={null} size="s" />
        </span>
      )}
      {onClear !== undefined && (
        <button type="button" className={styles.clear} aria-label={labels.clear} onClick={onClear}>
          <Icon name="close" size="s" />
        </button>
      )}
      {onScan !== undefined && (
        <button type="button" className={styles.clear} aria-label={labels.scan} onClick={onScan}>
          <Icon name="barcode" />
        </button>
      )}
      <button type="submit" className={styles.submit} aria-label={labels.submit}>
        <Icon name="search" />
      </button>
    </>
  )
}
