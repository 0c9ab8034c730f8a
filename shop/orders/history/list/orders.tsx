import { createContext, useContext, useMemo } from 'react'
import {
  addressOf,
  formatDay,
  formatOf,
  hasPermission,
  useShop,
  timesOf,
  translatorOf,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { Link } from '@tradecounter/ui/link'
import { Stack } from '@tradecounter/ui/layout'
import { NoOrders } from '../../no-orders.tsx'
import { OrderStatus } from '../../lines/order-status.tsx'
import { type Reordering, useReorder } from '../../reorder/use-reorder.ts'
import { ReorderResult } from '../../reorder/reorder-result.tsx'
import { AddressFilter } from './address-filter.tsx'
import { channels, orderList, type OrderRow, statuses } from './order-list.ts'
import { RowMenu } from './row-menu.tsx'

/** The list of the customer's orders. */
export default function Orders({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const reordering = useReorder()
  const columns = useOrderColumns()
  return (
    <ReorderingContext value={reordering}>
      <Stack space={4}>
        <ReorderResult reordering={reordering} />
        <ListPage
          list={orderList}
          path={addressOf({ page: 'order-history', query: '' }, context)}
          query={query}
          columns={columns}
          filters={(answer) => [
            {
              id: 'status',
              label: t('orders.status'),
              several: true,
              options: statuses.map((status) => ({ value: status, label: t(`orders.status-${status}`) })),
            },
            // Others see their own orders only.
            ...(hasPermission(context.user, 'perm:viewCustomerOrders')
              ? [
                  {
                    id: 'orderedBy',
                    label: t('orders.ordered-by'),
                    several: false,
                    options: [{ value: 'me', label: t('orders.by-me') }],
                  },
                ]
              : []),
            {
              id: 'backorders',
              label: t('orders.backorders'),
              several: false,
              options: [{ value: 'only', label: t('orders.backorders-only') }],
            },
            {
              id: 'address',
              label: t('orders.address'),
              several: false,
              options: [],
              render: (chosen, choose) => (
                <AddressFilter
                  first={{ addresses: answer?.addresses ?? [], more: answer?.moreAddresses === true }}
                  {...{ chosen, choose }}
                />
              ),
            },
            {
              id: 'channel',
              label: t('orders.channel'),
              several: true,
              options: channels.map((channel) => ({ value: channel, label: t(`orders.channel-${channel}`) })),
            },
          ]}
          exportRows={[{ value: 'lines', label: t('orders.export-lines') }]}
          rowName={({ orderNumber }) => t('orders.order', orderNumber)}
          dayText={(day) => formatDay(day, context.locale)}
          texts={{
            caption: t('orders.caption'),
            count: (total) => t.count('orders.count', total),
            searchLabel: t('orders.search'),
            searchHint: t('orders.search-hint'),
            dateLabel: t('orders.placed'),
          }}
          empty={<NoOrders />}
        />
      </Stack>
    </ReorderingContext>
  )
}

/** For the cells: columns that depend on it would be new in every render. */
const ReorderingContext = createContext<Reordering | null>(null)

function RowActions({ orderNumber }: Pick<OrderRow, 'orderNumber'>) {
  const reordering = useContext(ReorderingContext)
  return reordering && <RowMenu orderNumber={orderNumber} reordering={reordering} />
}

function useOrderColumns(): ListColumn<OrderRow>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format, times] = [translatorOf(context), formatOf(context), timesOf(context)]
    const dayText = (day: string): string => (day === '' ? '' : format.date(day))
    return [
      {
        id: 'orderNumber',
        label: t('orders.number'),
        oneLine: true,
        cell: ({ orderNumber }) => (
          <Link href={addressOf({ page: 'order', orderNumber }, context)}>{orderNumber}</Link>
        ),
      },
      {
        id: 'placedAt',
        label: t('orders.placed'),
        oneLine: true,
        cell: ({ placedAt }) => times.day(placedAt),
      },
      {
        id: 'status',
        label: t('orders.status'),
        cell: ({ status, late }) => <OrderStatus status={status} late={late} />,
      },
      { id: 'reference', label: t('orders.reference'), cell: ({ reference }) => reference },
      { id: 'project', label: t('orders.project'), cell: ({ project }) => project },
      { id: 'goodsMark', label: t('orders.goods-mark'), cell: ({ goodsMark }) => goodsMark },
      { id: 'orderedBy', label: t('orders.ordered-by'), cell: ({ orderedBy }) => orderedBy },
      {
        id: 'requestedDeliveryDate',
        label: t('orders.requested-date'),
        oneLine: true,
        cell: ({ requestedDeliveryDate: day }) => dayText(day),
      },
      {
        id: 'promisedDate',
        label: t('orders.promised-date'),
        oneLine: true,
        cell: ({ promisedDate }) => dayText(promisedDate),
      },
      {
        id: 'nextDelivery',
        label: t('orders.next-delivery'),
        oneLine: true,
        cell: ({ nextDelivery }) => dayText(nextDelivery),
      },
      {
        id: 'channel',
        label: t('orders.channel'),
        cell: ({ channel }) => t(`orders.channel-${channel}`),
      },
      {
        id: 'lineCount',
        label: t('orders.lines'),
        numeric: true,
        cell: ({ lineCount }) => format.count(lineCount),
      },
      {
        id: 'sum',
        label: t('orders.sum'),
        numeric: true,
        cell: ({ sum, currency }) => (sum === null ? '' : format.money(sum, currency)),
      },
      {
        id: 'total',
        label: t('orders.total'),
        numeric: true,
        cell: ({ total, currency }) => (total === null ? '' : format.money(total, currency)),
      },
      {
        id: 'actions',
        label: t('orders.actions'),
        controls: true,
        cell: ({ orderNumber }) => <RowActions orderNumber={orderNumber} />,
      },
    ]
  }, [context])
}
