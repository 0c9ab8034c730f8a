import type { Cart } from '@tradecounter/api/contract'
import { addressOf, noticePlace, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'

interface MergedNoticeProps {
  merge: NonNullable<Cart['merged']>
  onClose: () => void
}

/** Tells a customer how the purchase list was merged at sign-in: moved and added quantities (CART-7). */
export default function MergedNotice({ merge, onClose }: MergedNoticeProps) {
  const context = useShop()
  const t = useTranslations()
  const { moved, summed, listed } = merge
  const severity = listed > 0 ? 'warning' : 'success'
  const parts = [
    ...(moved > 0 ? [t.count('cart.merged-moved', moved)] : []),
    ...(summed > 0 ? [t.count('cart.merged-summed', summed)] : []),
    ...(listed > 0 ? [t.count('cart.merged-listed', listed)] : []),
  ]
  return (
    <section className={noticePlace} aria-label={t('cart.notice-region')}>
      <StatusBanner
        severity={severity}
        severityLabel={t(`common.severity.${severity}`)}
        title={t('cart.merged-title')}
        live
        onClose={onClose}
        closeLabel={t('common.close')}
        action={
          <ButtonLink size="s" href={addressOf({ page: 'cart' }, context)}>
            {t('cart.to-cart')}
          </ButtonLink>
        }
      >
        {parts.join(' ')}
      </StatusBanner>
    </section>
  )
}
