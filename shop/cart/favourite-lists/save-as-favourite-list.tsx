import { Suspense, useState } from 'react'
import type { SaveFavouriteListAnswer } from '@tradecounter/api/contract'
import { later, hasPermission, untilClosed, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'

const SaveFavouriteListDialog = later(() => import('./save-favourite-list-dialog.tsx'), { over: untilClosed })

interface SaveAsListProps {
  /** Saves the lines under a name. */
  save: (name: string, idempotencyKey: string) => Promise<SaveFavouriteListAnswer>
  /** Called with the text that says how much was saved, and the id of the list. */
  onSaved: (text: string, listId: string) => void
}

/**
 * A button that saves lines of a cart or an order as a favourite list. Renders nothing for users who may not manage
 * lists.
 */
export function SaveAsFavouriteList({ save, onSaved }: SaveAsListProps) {
  const { user } = useShop()
  const t = useTranslations()
  const [naming, setNaming] = useState(false)
  if (!hasPermission(user, 'perm:manageLists')) return null
  return (
    <>
      <Button onClick={() => setNaming(true)}>{t('save-list.save')}</Button>
      {naming && (
        <Suspense fallback={null}>
          <SaveFavouriteListDialog
            save={save}
            onClose={() => setNaming(false)}
            onSaved={(text, listId) => {
              setNaming(false)
              onSaved(text, listId)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
