import { useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { listHref } from '../shown-list.ts'
import type { CopiedLines } from './dialogs/copy-lines-dialog.tsx'

/** Says where lines were copied or moved to, with a link. */
export function CopiedBanner({ copied, onClose }: { copied: CopiedLines; onClose: () => void }) {
  const context = useShop()
  const t = useTranslations()
  const { count, move, listId, name } = copied
  return (
    <StatusBanner
      severity="success"
      severityLabel={t('common.severity.success')}
      live
      action={
        <ButtonLink size="s" href={listHref(context, listId)}>
          {t('my-lists.show-list')}
        </ButtonLink>
      }
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      {t.count(move ? 'my-lists.moved' : 'my-lists.copied', count, name)}
    </StatusBanner>
  )
}
