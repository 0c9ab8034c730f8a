import { useId, type JSX } from 'react'
import * as styles from './progress.css.ts'

/** Props of `Progress`. */
export interface ProgressProps {
  /** What is in progress: `Reading order.xlsx`. */
  label: string
  /** Hides the label visually, if the text around it says the same. @default false */
  labelHidden?: boolean
  /** From 0 to `max`; null if unknown. */
  value: number | null
  /** @default 100 */
  max?: number
  /** Progress as text, e.g. `120 of 340 rows`; shown above the end of the bar and read with it. */
  valueText?: string
  /** Outcome as colour; say it in `valueText` too. @default 'accent' */
  tone?: keyof typeof styles.tones
  /** @default 'm' */
  size?: keyof typeof styles.sizes
}

/**
 * Use it if the completed share is known; otherwise use `Spinner`. It is the native progress element with a label
 * above.
 */
export function Progress(props: ProgressProps): JSX.Element {
  const { label, labelHidden = false, value, max = 100, valueText, tone = 'accent', size = 'm' } = props
  const id = useId()
  const whole = max > 0 ? max : 1
  const reached = value === null ? undefined : Math.min(Math.max(value, 0), whole)
  return (
    <div className={styles.progress}>
      {(!labelHidden || valueText !== undefined) && (
        <div className={styles.text}>
          {!labelHidden && (
            <label htmlFor={id} className={styles.label}>
              {label}
            </label>
          )}
          {valueText !== undefined && (
            <span id={`${id}-value`} className={styles.valueText}>
              {valueText}
            </span>
          )}
        </div>
      )}
      <progress
        id={id}
        className={`${styles.bar} ${styles.tones[tone]} ${styles.sizes[size]}`}
        value={reached}
        max={whole}
        aria-label={labelHidden ? label : undefined}
        aria-describedby={valueText === undefined ? undefined : `${id}-value`}
      />
    </div>
  )
}
