import { useState } from 'react'
import type { FavouriteListHead } from '@tradecounter/api/contract'
import { focusUndo, useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { restoreList, useRenewLists } from '../../calls.ts'
import { listHref } from '../shown-list.ts'

interface DeletedListProps {
  /** The list that the reader has just deleted; null for one that is not there. */
  list: FavouriteListHead | null
  onRestored?: () => void
}

/** Instead of a list that is not there any more: the way to the others, and undo for the one who deleted it. */
export default function DeletedList({ list, onRestored }: DeletedListProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const renewLists = useRenewLists()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const undo = async (listId: string): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await restoreList(httpClient, { listId })
      await renewLists()
      onRestored?.()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Stack space={4}>
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {t('my-lists.undo-failed')}
        </StatusBanner>
      )}
      <EmptyState
        icon="list"
        title={list === null ? t('my-lists.gone-title') : t('my-lists.deleted', list.name)}
        action={
          <Inline space={3}>
            {list !== null && (
              <Button ref={focusUndo} tone="accent" busy={busy} onClick={() => void undo(list.listId)}>
                {t('cart.undo')}
              </Button>
            )}
            <ButtonLink href={listHref(context)}>{t('my-lists.to-lists')}</ButtonLink>
          </Inline>
        }
      >
        {t(list === null ? 'my-lists.gone-text' : 'my-lists.deleted-text')}
      </EmptyState>
    </Stack>
  )
}
