import { focusUndo, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { Removal } from './use-removal.ts'

/**
 * Says that a line was removed, with an undo button, or that it could not be removed (CART-6). Not a live region,
 * because `useRemoval` announces it.
 */
export function RemovalBanner({ removal }: { removal: Removal }) {
  const t = useTranslations()
  const { news, undoFailed, putBack, restoring, forget } = removal
  if (news === null) return null
  const { name } = news
  const gone = news.kind === 'removed'
  const line = gone ? news.line : null
  const failed = !gone || undoFailed
  return (
    <StatusBanner
      key={`${news.kind} ${line?.itemId ?? name}`}
      severity={failed ? 'error' : 'success'}
      severityLabel={t(failed ? 'common.severity.error' : 'common.severity.info')}
      {...(line === null
        ? {}
        : {
            action: (
              <Button ref={focusUndo} size="s" onClick={() => void putBack(line)} busy={restoring}>
                {t('cart.undo')}
              </Button>
            ),
          })}
      onClose={forget}
      closeLabel={t('common.close')}
    >
      {t(undoFailed ? 'cart.undo-failed' : gone ? 'cart.removed' : 'cart.remove-failed', name)}
    </StatusBanner>
  )
}
