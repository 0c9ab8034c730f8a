import type { Order } from '@tradecounter/api/contract'
import { useFormat, useTimes, useTranslations } from '@tradecounter/shop/core'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'

const addressText = ({ name, street, postalCode, city }: Order['address']): string =>
  `${name}\n${street}\n${postalCode} ${city}`

/** Addresses, references, people and terms of an order, beside each other as far as they fit. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const pickup = order.deliveryMethod === 'pickup'
  const facts: Fact[] = [
    [t(pickup ? 'orders.pickup-at' : 'orders.address'), addressText(order.address)],
    [t('orders.invoice-address'), addressText(order.invoiceAddress)],
    [t('orders.contact'), [order.contact.name, order.contact.phone].filter(Boolean).join('\n')],
    [t(pickup ? 'orders.pickup-date' : 'orders.requested-date'), format.date(order.requestedDeliveryDate)],
    [t('orders.reference'), order.reference],
    [t('orders.goods-mark'), order.goodsMark],
    [t('orders.project'), order.project],
    [t('orders.cost-centre'), order.costCentre],
    [t('orders.complete'), order.partDelivery ? '' : t('orders.complete-only')],
    [t('orders.ordered-by'), order.orderedBy],
    [t('orders.approved-by'), order.approvedBy.join('\n')],
    [t('orders.placed'), times.dayAndTime(order.placedAt)],
    [
      t('orders.payment-terms'),
      order.paymentDays === null ? '' : t.count('orders.payment-days', order.paymentDays),
    ],
    [t('orders.delivery-terms'), order.deliveryTerms],
  ]
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="s">
        {t('orders.details')}
      </Heading>
      <FactList facts={facts} layout="columns" />
    </Stack>
  )
}
