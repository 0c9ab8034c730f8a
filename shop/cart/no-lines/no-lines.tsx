import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'

/** An empty cart or purchase list, with next steps. */
export function NoLines() {
  const context = useShop()
  const t = useTranslations()
  const signedIn = context.user !== null
  return (
    <EmptyState
      icon={signedIn ? 'cart' : 'list'}
      title={t(signedIn ? 'cart.none-title' : 'cart.none-title-list')}
      action={
        <ButtonLink href={addressOf({ page: 'search', query: '' }, context)} tone="accent">
          {t('cart.continue')}
        </ButtonLink>
      }
    >
      {t(signedIn ? 'cart.none-text' : 'cart.none-text-list')}
    </EmptyState>
  )
}
