'use client'
import { useEffect, useId, useState, type JSX, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './status-banner.css.ts'

/** The five severities (spec §3). */
export type Severity = keyof typeof styles.severities

interface BannerProps {
  /** Chooses colour and icon. */
  severity: Severity
  /** The severity as text, for screen readers. */
  severityLabel: string
  /** What happened, in a few words. */
  title?: string
  /** What happened, and what users can do. */
  children: ReactNode
  /**
   * The message appeared after page load: an error interrupts, everything else waits for a pause. @default false
   */
  live?: boolean
  /** A `Button` or a `Link` to resolve it. */
  action?: ReactNode
  /** One slim line, for a hint that must not push the content away. @default false */
  slim?: boolean
}

/** Props of `StatusBanner`; a banner that can be closed needs a name for its button. */
export type StatusBannerProps = BannerProps &
  ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: string })

/**
 * Use it for a message in the page: success, error, warning, information or attention. It stays, and never takes
 * the focus.
 */
export function StatusBanner(props: StatusBannerProps): JSX.Element {
  const { severity, severityLabel, title, children, onClose, closeLabel, live, action, slim } = props
  const labelId = useId()
  // Screen readers announce a live region only if it existed before its text.
  const [isShown, setIsShown] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the second rendering is what is wanted
  useEffect(() => setIsShown(true), [])
  const role = live ? (severity === 'error' ? 'alert' : 'status') : 'group'
  return (
    <div className={styles.container}>
      <div
        role={role}
        aria-labelledby={live ? undefined : labelId}
        className={`${styles.banner} ${styles.severities[severity]} ${slim ? styles.slim : ''}`}
      >
        <span className={`${styles.icon} ${styles.icons[severity]}`}>
          <Icon name={severity} />
        </span>
        {(!live || isShown) && (
          <div className={styles.body}>
            <span id={labelId}>
              <VisuallyHidden>{severityLabel}</VisuallyHidden>{' '}
              {title && <strong className={styles.title}>{title}</strong>}
            </span>
            <div>{children}</div>
          </div>
        )}
        {action && <div className={styles.action}>{action}</div>}
        {onClose && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size="s" />
          </button>
        )}
      </div>
    </div>
  )
}
