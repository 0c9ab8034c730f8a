import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { overPage } from './part-failure.css.ts'
import { useTranslations } from '../translations/use-translations.ts'

export interface PartFailureProps {
  /** Title, if it replaces a whole page. */
  title?: string
  /** One sentence that names what could not be loaded. @default `common.part-failed` */
  text?: string
  /** Retries; the button is busy until its promise settles. Without it the page reloads. */
  onRetry?: () => unknown
  /** A retry is in progress. @default false */
  busy?: boolean
  /**
   * Nothing has failed yet: shows the message only without script, where the wait would never end. @default false
   */
  waiting?: boolean
  /** In the place of the part, or over the page if the part opens over it. @default 'here' */
  place?: 'here' | 'over'
  /** Closes the message. */
  onClose?: () => void
}

/**
 * Use it in place of a part whose answer or code is missing: a message with "Try again". It never loads code of its
 * own. Never use an empty state for a failed answer.
 */
export function PartFailure({ waiting = false, text, ...failure }: PartFailureProps): ReactNode {
  const t = useTranslations()
  const sentence = text ?? t('common.part-failed')
  if (!waiting) return <FailureNotice {...failure} text={sentence} />
  return (
    <noscript>
      {/* An empty address is the page's own. */}
      {sentence} <Link href="">{t('common.retry')}</Link>
    </noscript>
  )
}

type FailureNoticeProps = Omit<PartFailureProps, 'waiting'> & { text: string }

function FailureNotice({ title, text, onRetry, busy = false, place = 'here', onClose }: FailureNoticeProps) {
  const t = useTranslations()
  const [retrying, setRetrying] = useState(false)
  const retry = async (): Promise<void> => {
    setRetrying(true)
    try {
      await onRetry?.()
    } finally {
      setRetrying(false)
    }
  }
  const action =
    onRetry === undefined ? (
      <ButtonLink href="" size="s">
        {t('common.retry')}
      </ButtonLink>
    ) : (
      <Button size="s" onClick={() => void retry()} busy={busy || retrying}>
        {t('common.retry')}
      </Button>
    )
  const props = {
    severity: 'error',
    severityLabel: t('common.severity.error'),
    // Server-rendered messages are read with the page, and also without script.
    live: onRetry !== undefined,
    slim: place === 'here' && title === undefined,
    action,
    children: text,
    ...(title === undefined ? {} : { title }),
  } as const
  const banner =
    onClose === undefined ? (
      <StatusBanner {...props} />
    ) : (
      <StatusBanner {...props} onClose={onClose} closeLabel={t('common.close')} />
    )
  return place === 'here' ? banner : <div className={overPage}>{banner}</div>
}
