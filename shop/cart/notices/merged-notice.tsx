import type { Cart } from '@tradecounter/api/contract'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import * as styles from './merged-notice.css.ts'

interface MergedNoticeProps {
  merge: NonNullable<Cart['merged']>
  onClose: () => void
}

/** Tells a customer what became of the purchase list at sign-in: what moved, and what was added up (CART-7). */
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
    <section className={styles.place} aria-label={t('cart.notice-region')}>
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
