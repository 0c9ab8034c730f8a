import { SignedInOnly } from '@tradecounter/shop/account'
import { addressOf, useShop, useTranslations, type Route } from '@tradecounter/shop/core'
import {
  maySeeOrders,
  NoPermission,
  OrderLines,
  OrderSheetLink,
  OrderStatus,
  OrderTotals,
  useOrder,
} from '@tradecounter/shop/orders'
import { MyPage } from '@tradecounter/shop/shell'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { Heading } from '@tradecounter/ui/heading'
import { Columns, Inline, Stack } from '@tradecounter/ui/layout'
import { PageWaiting } from '../page-waiting.tsx'

/** One order: where it is, what is in it, what it came to (MY-3). */
export function OrderView({ route }: { route: Extract<Route, { page: 'order' }> }) {
  const context = useShop()
  const t = useTranslations()
  const { orderNumber } = route
  const allowed = maySeeOrders(context)
  const { data: order, error, mutate } = useOrder(allowed ? orderNumber : null)
  const title = t('orders.order', orderNumber)
  return (
    <MyPage>
      <Stack space={6}>
        <Breadcrumbs
          label={t('common.breadcrumbs')}
          items={[{ text: t('orders.title'), url: addressOf({ page: 'order-history', number: 1 }, context) }]}
          current={title}
        />
        <Inline space={4}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {order !== undefined && <OrderStatus status={order.status} />}
        </Inline>
        <SignedInOnly>
          {!allowed ? (
            <NoPermission />
          ) : order === undefined ? (
            <PageWaiting error={error} onRetry={() => mutate()} />
          ) : (
            <Stack space={6}>
              <OrderSheetLink orderNumber={orderNumber} />
              <Columns template="rail-end" space={8}>
                <OrderLines order={order} />
                <OrderTotals order={order} />
              </Columns>
            </Stack>
          )}
        </SignedInOnly>
      </Stack>
    </MyPage>
  )
}
