import { quantityText } from '@tradecounter/shop/cart'
import { addressOf, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { type CartChange, cartChanges } from '../cart-changes.ts'
import type { OrderFailure } from '../use-place-order.ts'
import * as styles from './checkout.css.ts'

interface OrderFailureBannerProps {
  failure: OrderFailure
  /** Opens the sign-in. */
  onSignIn: () => void
}

/** Why the order was not placed. A changed cart shows the differences; a refused field has its own message. */
export default function OrderFailureBanner({ failure, onSignIn }: OrderFailureBannerProps) {
  const t = useTranslations()
  const context = useShop()
  const textOf = useChangeText()
  // The section of the approval says why.
  if (failure.kind === 'field' || failure.kind === 'approval') return null
  if (failure.kind === 'signed-out') {
    return (
      <StatusBanner
        severity="warning"
        severityLabel={t('common.severity.warning')}
        title={t('checkout.signed-out-title')}
        live
        action={<Button onClick={onSignIn}>{t('account.sign-in')}</Button>}
      >
        {t('checkout.signed-out-text')}
      </StatusBanner>
    )
  }
  if (failure.kind === 'failed') {
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        title={t('checkout.failed-title')}
        live
      >
        {t('checkout.failed-text')}
      </StatusBanner>
    )
  }
  if (failure.kind === 'not-permitted') {
    const isAddress = failure.what === 'address'
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        title={t(isAddress ? 'checkout.failed-title' : 'checkout.no-permission-title')}
        live
      >
        {t(isAddress ? 'checkout.address-not-permitted' : 'checkout.no-permission-text')}
      </StatusBanner>
    )
  }
  if (failure.kind === 'blocked') {
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        title={t('checkout.blocked-title')}
        live
        action={
          <ButtonLink href={addressOf({ page: 'cart' }, context)}>{t('checkout.back-to-cart')}</ButtonLink>
        }
      >
        {t('checkout.blocked-text')}
      </StatusBanner>
    )
  }
  const changes = failure.after === null ? [] : cartChanges(failure.before, failure.after)
  return (
    <StatusBanner
      severity="warning"
      severityLabel={t('common.severity.warning')}
      title={t('checkout.changed-title')}
      live
    >
      <Stack space={2}>
        <span>{t('checkout.changed-text')}</span>
        <ul className={styles.changes}>
          {changes.length === 0 ? (
            <li>{t('checkout.change-unknown')}</li>
          ) : (
            changes.map((change) => <li key={textOf(change)}>{textOf(change)}</li>)
          )}
        </ul>
      </Stack>
    </StatusBanner>
  )
}

function useChangeText(): (change: CartChange) => string {
  const t = useTranslations()
  const format = useFormat()
  return (change) => {
    switch (change.kind) {
      case 'added':
        return t('checkout.change-added', change.name, quantityText(change.quantity, ''), change.unit)
      case 'removed':
        return t('checkout.change-removed', change.name)
      case 'stock':
        return change.date === null
          ? t('checkout.change-stock', change.name)
          : t('checkout.change-stock-date', change.name, format.date(change.date))
      case 'quantity':
        return t(
          'checkout.change-quantity',
          change.name,
          quantityText(change.before, ''),
          quantityText(change.after, ''),
          change.unit,
        )
      case 'price':
        return t(
          'checkout.change-price',
          change.name,
          format.money(change.after, change.currency),
          format.money(change.before, change.currency),
        )
      default:
        return t(
          'checkout.change-total',
          format.money(change.after, change.currency),
          format.money(change.before, change.currency),
        )
    }
  }
}
