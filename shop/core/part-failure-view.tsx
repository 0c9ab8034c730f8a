import { Button } from '@tradecounter/ui/button'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { useRetry } from './use-retry.ts'
import { useWords } from './use-words.ts'

export interface PartFailureProps {
  /** Why there is no answer; undefined while it is on its way. */
  error: unknown
  /** One sentence that names what could not be loaded. */
  text: string
  onRetry: () => void
}

/** What `PartFailure` draws. While an answer is on its way it speaks only to readers without script, who wait in vain. */
export default function PartFailureView({ error, text, onRetry }: PartFailureProps) {
  const t = useWords()
  useRetry(error !== undefined, onRetry)
  if (error === undefined)
    return (
      <noscript>
        {/* An empty address is the page's own. */}
        {text} <Link href="">{t('common.retry')}</Link>
      </noscript>
    )
  return (
    <StatusBanner
      severity="error"
      severityLabel={t('common.severity.error')}
      slim
      live
      action={
        <Button size="s" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {text}
    </StatusBanner>
  )
}
