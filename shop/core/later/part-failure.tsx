import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { overPage } from './part-failure.css.ts'
import { useTranslations } from '../translations/use-translations.ts'

export interface PartFailureProps {
  /** In a few words, for what takes the place of a whole page. */
  title?: string
  /** One sentence that names what could not be loaded. @default `common.part-failed` */
  text?: string
  /** Tries again; the button is busy until its promise is settled. Without it the page is loaded again. */
  onRetry?: () => unknown
  /** A retry is under way. @default false */
  busy?: boolean
  /** Nothing has failed yet: only readers without script, who wait in vain, are told. @default false */
  waiting?: boolean
  /** In the place of the part, or over the page where the part itself would open over it. @default 'here' */
  place?: 'here' | 'over'
  /** Puts the message away. */
  onClose?: () => void
}

/**
 * In the place of a part of a page whose answer or code is missing: says so and offers "Try again". It never loads code of
 * its own. Never use an empty state for an answer that failed.
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
    // What the server has drawn is read with the page, and without script too.
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
