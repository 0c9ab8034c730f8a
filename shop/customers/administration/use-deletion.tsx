import { useState, type ReactNode } from 'react'
import { focusUndo, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { setDeleted } from '../calls.ts'
import { useChange } from './use-change.tsx'

/** Deletes cost centres or units; the notice of the last deleted one has a button that restores it. */
export function useDeletion(
  kind: 'costCentre' | 'unit',
  onChanged: () => Promise<unknown>,
): { remove: (id: string, name: string) => void; notice: ReactNode } {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { run, notice } = useChange()
  const [deleted, setRemoved] = useState<{ id: string; name: string } | null>(null)
  const change = async (id: string, name: string, action: 'delete' | 'restore'): Promise<void> => {
    const done = await run(() => setDeleted(httpClient, kind, id, action))
    if (done) setRemoved(action === 'delete' ? { id, name } : null)
    await onChanged()
  }
  return {
    remove: (id, name) => void change(id, name, 'delete'),
    notice: (
      <>
        {notice}
        {deleted !== null && (
          <StatusBanner
            severity="info"
            severityLabel={t('common.severity.info')}
            live
            slim
            action={
              <Button
                key={deleted.id}
                ref={focusUndo}
                size="s"
                onClick={() => void change(deleted.id, deleted.name, 'restore')}
              >
                {t('customers.undo')}
              </Button>
            }
          >
            {t('customers.deleted', deleted.name)}
          </StatusBanner>
        )}
      </>
    ),
  }
}
