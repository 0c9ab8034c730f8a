import type { OrderSummary } from '@tradecounter/api/contract'
import { addressOf, useFormat, useShop, useTimes, useTranslations } from '@tradecounter/shop/core'
import {
  canOrder,
  NoOrders,
  OrderStatus,
  ReorderButton,
  ReorderResult,
  useReorder,
} from '@tradecounter/shop/orders'
import { orderSummaryAddress } from '@tradecounter/shop/my-pages'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { OrderList } from '@tradecounter/ui/order-list'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { Text } from '@tradecounter/ui/text'
import { AnswerBlock } from './answer-block.tsx'
import { tiles, unbroken } from './my-account.css.ts'

/** Open orders by status with the next delivery, and the latest orders, each to be ordered again. */
export function OrdersBlock() {
  const t = useTranslations()
  return (
    <AnswerBlock title={t('my-account.orders')} address={orderSummaryAddress}>
      {(summary) => (summary.latest.length === 0 ? <NoOrders /> : <Orders summary={summary} />)}
    </AnswerBlock>
  )
}

function Orders({ summary: { open, latest } }: { summary: OrderSummary }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const reordering = useReorder()
  const history = addressOf({ page: 'order-history', query: '' }, context)
  return (
    <Stack space={6}>
      {open.length === 0 ? (
        <Text tone="muted">{t('my-account.no-open-orders')}</Text>
      ) : (
        <div className={tiles}>
          {open.map(({ status, count, nextDelivery }) => (
            <StatTile
              key={status}
              label={t(`orders.status-${status}`)}
              value={format.count(count)}
              href={addressOf({ page: 'order-history', query: `status=${status}` }, context)}
              {...(nextDelivery === null
                ? {}
                : {
                    detail: (
                      <>
                        {t('my-account.next-delivery')}{' '}
                        <span className={unbroken}>{format.date(nextDelivery)}</span>
                      </>
                    ),
                  })}
            />
          ))}
        </div>
      )}
      <ReorderResult reordering={reordering} />
      <OrderList
        caption={t('my-account.latest-orders')}
        columns={{
          number: t('orders.number'),
          placed: t('orders.placed'),
          reference: t('orders.reference'),
          status: t('orders.status'),
          lines: t('orders.lines'),
          total: t('orders.sum'),
          ...(canOrder(context) ? { action: t('orders.reorder') } : {}),
        }}
        rows={latest.map((order) => ({
          number: order.orderNumber,
          url: addressOf({ page: 'order', orderNumber: order.orderNumber }, context),
          placed: times.day(order.placedAt),
          reference: order.reference,
          status: <OrderStatus status={order.status} late={order.late} />,
          lines: format.count(order.lineCount),
          ...(order.sum === null ? {} : { total: format.money(order.sum, order.currency) }),
          ...(canOrder(context)
            ? { action: <ReorderButton orderNumber={order.orderNumber} reordering={reordering} /> }
            : {}),
        }))}
      />
      <Link href={history}>{t('my-account.all-orders')}</Link>
    </Stack>
  )
}
