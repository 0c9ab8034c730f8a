import type { Order } from '@tradecounter/api/contract'
import { useFormat, useTimes, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { Totals } from '@tradecounter/ui/totals'
import * as styles from './orders.css.ts'

/** What an order came to and where it goes. Amounts are missing while the user hides prices. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { sum, freight, vat, total, currency, address } = order
  const pickup = order.deliveryMethod === 'pickup'
  const row = (label: string, amount: number | null, strong = false) =>
    amount === null ? [] : [{ label, amount: format.money(amount, currency), strong }]
  const freightRow =
    freight === 0
      ? [{ label: t('orders.freight'), amount: t('orders.freight-free') }]
      : row(t('orders.freight'), freight)
  const facts: [string, string][] = [
    [
      t(pickup ? 'orders.pickup-at' : 'orders.address'),
      `${address.name}\n${address.street}\n${address.postalCode} ${address.city}`,
    ],
    [t(pickup ? 'orders.pickup-date' : 'orders.requested-date'), format.date(order.requestedDeliveryDate)],
    [t('orders.reference'), order.reference],
    [t('orders.goods-mark'), order.goodsMark],
    [t('orders.project'), order.project],
    [t('orders.contact'), [order.contact.name, order.contact.phone].filter(Boolean).join('\n')],
    [t('orders.complete'), order.partDelivery ? '' : t('orders.complete-only')],
    [t('orders.ordered-by'), order.orderedBy],
    [t('orders.placed'), times.dayAndTime(order.placedAt)],
  ]
  return (
    <Stack space={6} as="section">
      {total !== null && (
        <Totals
          rows={[
            ...row(t('orders.sum'), sum),
            ...freightRow,
            ...row(t('orders.vat'), vat),
            ...row(t('orders.total'), total, true),
          ]}
        />
      )}
      <Stack space={3}>
        <Heading level={2} size="s">
          {t('orders.details')}
        </Heading>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>
                  <Text as="span" size="s" tone="muted">
                    {name}
                  </Text>
                </dt>
                <dd className={styles.fact}>{value}</dd>
              </div>
            ))}
        </dl>
      </Stack>
    </Stack>
  )
}
