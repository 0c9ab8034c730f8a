import { SignedInOnly } from '@tradecounter/shop/account'
import { addressOf, useFormat, useShop, useTimes, useTranslations, type Route } from '@tradecounter/shop/core'
import { maySeeOrders, NoPermission, OrderStatus, useOrderHistory } from '@tradecounter/shop/orders'
import { MyPage } from '@tradecounter/shop/shell'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { ButtonLink } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { OrderList } from '@tradecounter/ui/order-list'
import { Pagination } from '@tradecounter/ui/pagination'
import { Text } from '@tradecounter/ui/text'
import { PageWaiting } from '../page-waiting.tsx'

/** The order history in its states: not signed in, not allowed, being fetched, none yet, and the list. */
export function OrderHistoryView({ route }: { route: Extract<Route, { page: 'order-history' }> }) {
  const context = useShop()
  const t = useTranslations()
  const allowed = maySeeOrders(context)
  const { data } = useOrderHistory(allowed ? route.number : null)
  return (
    <MyPage id="order-history">
      <Stack space={6}>
        <Inline space={3} align="baseline">
          <Heading level={1} size="xl">
            {t('orders.title')}
          </Heading>
          {data !== undefined && data.total > 0 && (
            <Text as="span" tone="muted" numeric>
              {t.count('orders.count', data.total)}
            </Text>
          )}
        </Inline>
        <SignedInOnly>{allowed ? <History page={route.number} /> : <NoPermission />}</SignedInOnly>
      </Stack>
    </MyPage>
  )
}

function History({ page }: { page: number }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { data, error, mutate } = useOrderHistory(page)
  if (data === undefined) return <PageWaiting error={error} onRetry={() => mutate()} />
  if (data.total === 0)
    return (
      <EmptyState
        icon="box"
        title={t('orders.none-title')}
        action={
          <ButtonLink href={addressOf({ page: 'start' }, context)} tone="accent">
            {t('common.to-start')}
          </ButtonLink>
        }
      >
        {t('orders.none-text')}
      </EmptyState>
    )
  return (
    <Stack space={6}>
      <OrderList
        caption={t('orders.caption')}
        columns={{
          number: t('orders.number'),
          placed: t('orders.placed'),
          reference: t('orders.reference'),
          status: t('orders.status'),
          lines: t('orders.lines'),
          total: t('orders.total'),
        }}
        rows={data.orders.map((order) => ({
          number: order.orderNumber,
          url: addressOf({ page: 'order', orderNumber: order.orderNumber }, context),
          placed: times.day(order.placedAt),
          reference: order.reference,
          status: <OrderStatus status={order.status} />,
          lines: format.count(order.lineCount),
          ...(order.total === null ? {} : { total: format.money(order.total, order.currency) }),
        }))}
      />
      <Pagination
        label={t('orders.pages')}
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        hrefOf={(number) => addressOf({ page: 'order-history', number }, context)}
        labels={{
          previous: t('orders.previous'),
          next: t('orders.next'),
          page: (number) => t('orders.page', number),
        }}
      />
    </Stack>
  )
}
