import { useId, type JSX, type MouseEvent } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import * as styles from './show-more.css.ts'

/** Props of `ShowMore`. */
export interface ShowMoreProps {
  label: string
  shown: number
  total: number
  /** `resultCountText(…)`; null shows no text. */
  countText: string | null
  /** Name of the bar, e.g. the count in full words. */
  progressLabel: string
  busy: boolean
  busyLabel: string
  onShowMore: () => void
  /** The next page's address: the button is then a link that works without script. */
  href?: string
}

/** How much of a list is shown, and a button for more of it until all is. */
export function ShowMore(props: ShowMoreProps): JSX.Element | null {
  const { label, shown, total, countText, progressLabel, busy, busyLabel, onShowMore, href } = props
  const countId = useId()
  if (total <= 0) return null
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onShowMore()
  }
  return (
    <div className={styles.more}>
      {countText !== null && (
        <p id={countId} className={styles.count}>
          {countText}
        </p>
      )}
      <progress
        className={styles.progress}
        value={Math.min(shown, total)}
        max={total}
        aria-label={progressLabel}
      />
      {shown < total &&
        (href && !busy ? (
          <ButtonLink href={href} onClick={follow} rel="next">
            {label}
          </ButtonLink>
        ) : (
          <Button busy={busy} busyLabel={busyLabel} onClick={onShowMore}>
            {label}
          </Button>
        ))}
    </div>
  )
}
