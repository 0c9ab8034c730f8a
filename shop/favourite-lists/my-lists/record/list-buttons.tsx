import type { FavouriteListHead } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useHydrated, useShop, useTranslations } from '@tradecounter/shop/core'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { canOrder } from '@tradecounter/shop/orders'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import type { ListTask } from '../list-dialog.tsx'

interface ListButtonsProps {
  list: FavouriteListHead
  canManage: boolean
  /** Lines are being added to the cart. */
  adding: boolean
  onAddAll: () => void
  onTask: (task: ListTask) => void
  onDelete: () => void
}

/** What can be done with the list as a whole. */
export function ListButtons({ list, canManage, adding, onAddAll, onTask, onDelete }: ListButtonsProps) {
  const context = useShop()
  const t = useTranslations()
  const hydrated = useHydrated()
  const isEmpty = list.lineCount === 0
  const canRequest = !isEmpty && canOpen('offers', context)
  return (
    <div className={screenOnly}>
      <Inline space={3}>
        {canOrder(context) && (
          <Button
            tone="accent"
            icon="cart"
            busy={adding}
            busyLabel={t('cart.adding')}
            disabled={!hydrated || isEmpty}
            onClick={onAddAll}
          >
            {t('my-lists.add-all')}
          </Button>
        )}
        {canManage && (
          <>
            <Button icon="edit" onClick={() => onTask({ kind: 'edit', list })}>
              {t('my-lists.edit')}
            </Button>
            <Button icon="copy" onClick={() => onTask({ kind: 'copy', list })}>
              {t('my-lists.copy')}
            </Button>
            <Button icon="trash" onClick={onDelete}>
              {t('my-lists.delete')}
            </Button>
          </>
        )}
        {canRequest && (
          <ButtonLink
            href={addressOf(
              { page: 'offers', query: `view=new&from=list&list=${encodeURIComponent(list.listId)}` },
              context,
            )}
          >
            {t('my-lists.request-offer')}
          </ButtonLink>
        )}
      </Inline>
    </div>
  )
}
