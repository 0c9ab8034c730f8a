import { focusUndo, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { Undo } from './use-undo.ts'

/** Says what was removed, with its undo, or that it could not be removed or brought back. */
export function UndoBanner({ undo: { removal, problem, busy, undo, forget } }: { undo: Undo }) {
  const t = useTranslations()
  return (
    <>
      {problem !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {problem}
        </StatusBanner>
      )}
      {removal !== null && (
        <StatusBanner
          severity="info"
          severityLabel={t('common.severity.info')}
          live
          slim
          action={
            <Button key={removal.id} ref={focusUndo} size="s" busy={busy} onClick={() => void undo()}>
              {t('cart.undo')}
            </Button>
          }
          onClose={forget}
          closeLabel={t('common.close')}
        >
          {removal.text}
        </StatusBanner>
      )}
    </>
  )
}
