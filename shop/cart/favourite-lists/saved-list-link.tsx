import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'

/** The way to a list that was just saved; nothing for users who cannot open their lists. */
export function SavedListLink({ listId }: { listId: string }) {
  const context = useShop()
  const t = useTranslations()
  if (!canOpen('my-lists', context)) return null
  return (
    <ButtonLink
      size="s"
      href={addressOf({ page: 'my-lists', query: `list=${encodeURIComponent(listId)}` }, context)}
    >
      {t('save-list.show')}
    </ButtonLink>
  )
}
