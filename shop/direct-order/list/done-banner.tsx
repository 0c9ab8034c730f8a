import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'

export interface DoneBannerProps {
  /** Number of committed items or rows. */
  count: number
  /** Number of new lines. */
  newLines: number
  /** Name of a visitor's favourite list; null for the cart. */
  listName: string | null
}

/**
 * Says where items went, with a link: the cart, or a visitor's lists. The header counts lines, so if fewer lines
 * than items are new, it says that too.
 */
export function DoneBanner({ count, newLines, listName }: DoneBannerProps) {
  const context = useShop()
  const t = useTranslations()
  const said =
    listName === null
      ? t.count('direct-order.committed', count)
      : t.count('direct-order.listed', count, listName)
  const page = listName === null ? 'cart' : 'purchase-list'
  const grown = newLines === 0 ? t('direct-order.no-new-lines') : t.count('direct-order.new-lines', newLines)
  return (
    <StatusBanner
      severity="success"
      severityLabel={t('common.severity.info')}
      live
      action={
        <ButtonLink size="s" href={addressOf({ page }, context)}>
          {t(listName === null ? 'direct-order.to-cart' : 'cart.to-list')}
        </ButtonLink>
      }
    >
      {newLines === count ? said : `${said} ${grown}`}
    </StatusBanner>
  )
}
