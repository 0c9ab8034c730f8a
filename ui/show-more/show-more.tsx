'use client'
import { useEffect, useRef, type JSX, type MouseEvent } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { Progress } from '../progress/index.ts'
import * as styles from './show-more.css.ts'

/** Props of `ShowMore`. */
export interface ShowMoreProps {
  /** Name of the button: `Show more`. */
  label: string
  /** Number of items shown. */
  shown: number
  /** Total number of items. Renders nothing for 0. */
  total: number
  /** `resultCountText(…)` of `result-count`; null shows no text. */
  countText: string | null
  /** Name of the progress bar, e.g. the count as text. */
  progressLabel: string
  /** More is loading: the button shows a spinner and requests nothing. */
  busy: boolean
  /** Name of the button while busy. */
  busyLabel: string
  /**
   * Loads more. The caller then moves the focus to the first new item. Without it there is no button: the list ends
   * here, though there is more.
   */
  onShowMore?: (() => void) | undefined
  /** Address of the next page: the button is then a link that works without script. */
  href?: string
}

/** Use it at the end of a list: the shown share, and a button for more until all is shown (SRCH-8). */
export function ShowMore(props: ShowMoreProps): JSX.Element | null {
  const { label, shown, total, countText, progressLabel, busy, busyLabel, onShowMore, href } = props
  const area = useRef<HTMLDivElement>(null)
  const followed = useRef(false)

  useEffect(() => {
    if (!followed.current) return
    // Link and spinner replace each other, and the focus would be lost.
    if (busy) area.current?.querySelector('button')?.focus()
    else {
      followed.current = false
      if (document.activeElement === document.body) area.current?.querySelector('a')?.focus()
    }
  }, [busy])

  if (total <= 0) return null
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    followed.current = true
    onShowMore?.()
  }
  return (
    <div ref={area} className={styles.more}>
      {countText !== null && <p className={styles.count}>{countText}</p>}
      <div className={styles.bar}>
        <Progress label={progressLabel} labelHidden value={shown} max={total} size="s" />
      </div>
      {shown < total && onShowMore && (
        <div className={styles.button}>
          {href && !busy ? (
            <ButtonLink href={href} onClick={follow} rel="next">
              {label}
            </ButtonLink>
          ) : (
            <Button busy={busy} busyLabel={busyLabel} onClick={onShowMore}>
              {label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
