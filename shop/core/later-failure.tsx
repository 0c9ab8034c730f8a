import { Button } from '@tradecounter/ui/button'
import type { LaterFailureProps } from '@tradecounter/ui/later'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { overPage } from './later-failure.css.ts'
import { useWords } from './use-words.ts'

/** Says that a part of the page could not be loaded, and tries again. */
export function LaterFailure({ place, onRetry, busy, onClose }: LaterFailureProps) {
  const t = useWords()
  const banner = {
    severity: 'error',
    severityLabel: t('common.severity.error'),
    live: true,
    action: (
      <Button size="s" onClick={onRetry} busy={busy}>
        {t('common.retry')}
      </Button>
    ),
    children: t('common.part-failed'),
  } as const
  if (place === 'here') return <StatusBanner {...banner} />
  return (
    <div className={overPage}>
      {onClose === undefined ? (
        <StatusBanner {...banner} />
      ) : (
        <StatusBanner {...banner} onClose={onClose} closeLabel={t('common.close')} />
      )}
    </div>
  )
}
