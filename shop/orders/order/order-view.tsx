import { type ReactNode, Suspense, useState } from 'react'
import type { Order } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import { SaveAsFavouriteList, SavedListLink } from '@tradecounter/shop/cart'
import {
  addressOf,
  later,
  useHttpClient,
  useFormat,
  useShop,
  useTranslations,
  type Route,
  type RouteTo,
} from '@tradecounter/shop/core'
import { useOpenFeedback } from '@tradecounter/shop/feedback'
import { MyPage, OwnRecord, screenOnly, useRecord } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Columns, Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { OrderStatusIndicator } from '@tradecounter/ui/order-status-indicator'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { canOrder } from '../rules.ts'
import { orderCustomerAddress } from '../history/calls.ts'
import { OrderFacts } from '../order-facts.tsx'
import { OrderLines } from '../lines/order-lines.tsx'
import { OrderSheetLink } from '../order-sheet-link.tsx'
import { OrderTotals } from '../order-totals.tsx'
import { ReorderButton } from '../reorder/reorder-button.tsx'
import { ReorderResult } from '../reorder/reorder-result.tsx'
import { orderAddress } from '../calls.ts'
import { saveOrderAsFavouriteList } from './calls.ts'
import { useReorder } from '../reorder/use-reorder.ts'
import { ChosenLine } from './lines/chosen-line.tsx'
import { goodsDetails } from './lines/goods-details.ts'
import { progressDetails } from './lines/progress-details.ts'
import { ReturnLine } from './lines/return-line.tsx'
import { useChosenLines } from './lines/use-chosen-lines.ts'
import { createAnswerInterval } from './delivery-change/answer-interval.ts'
import { returnHref } from './return-href.ts'

const Parts = later(() => import('./order-parts.tsx'))

interface OrderViewProps {
  route: RouteTo<'order'>
  /** Links to the invoices of an order, whose slice ranks above orders. Called for users who may open invoices. */
  renderInvoices: (orderNumber: string) => ReactNode
}

/** One order: status, shipments, lines, changes, comments, documents and totals (MY-3). */
export function OrderView({ route, renderInvoices }: OrderViewProps) {
  const context = useShop()
  const t = useTranslations()
  const { orderNumber } = route
  const [answerInterval] = useState(createAnswerInterval)
  const shown = useRecord(orderCustomerAddress(orderNumber), orderAddress(orderNumber), {
    // Another function in each render: SWR sets its timer again only then.
    refreshInterval: (order) => answerInterval(order),
  })
  const title = t('orders.order', orderNumber)
  return (
    <MyPage
      id="order-history"
      inner
      title={title}
      before={
        <Breadcrumbs
          label={t('common.breadcrumbs')}
          items={[{ text: t('orders.title'), url: addressOf({ page: 'order-history', query: '' }, context) }]}
          current={title}
        />
      }
      beside={
        shown.record !== undefined && (
          <div data-tour="order-status">
            <Status order={shown.record} />
          </div>
        )
      }
      intro={<Beta route={route} />}
    >
      <OwnRecord {...shown}>
        {(order) => <OrderContent order={order} renderInvoices={renderInvoices} />}
      </OwnRecord>
    </MyPage>
  )
}

function Status({ order: { status, nextDelivery, late } }: { order: Order }) {
  const t = useTranslations()
  const { date } = useFormat()
  const labels = {
    ORDERED: t('orders.status-ORDERED'),
    PROCESSING: t('orders.status-PROCESSING'),
    PICKED: t('orders.status-PICKED'),
    ON_THE_WAY: t('orders.status-ON_THE_WAY'),
    PARTLY_DELIVERED: t('orders.status-PARTLY_DELIVERED'),
    DELIVERED: t('orders.status-DELIVERED'),
    BACKORDER_LISTED: t('orders.status-BACKORDER_LISTED'),
    CANCELLED: t('orders.status-CANCELLED'),
    UNKNOWN: t('orders.status-UNKNOWN'),
  }
  const details = [
    ...(late ? [t('orders.late')] : []),
    ...(nextDelivery === '' ? [] : [t('order-info.expected', date(nextDelivery))]),
  ]
  return (
    <OrderStatusIndicator
      status={status}
      labels={labels}
      {...(details.length === 0 ? {} : { detail: details.join('. ') })}
    />
  )
}

/** Says that the page is new, and where to tell what one thinks of it. */
function Beta({ route }: { route: Route }) {
  const { settings } = useShop()
  const t = useTranslations()
  const openFeedback = useOpenFeedback()
  const { email } = settings.customerService
  return (
    <div className={screenOnly} data-tour="order-beta">
      <Text tone="muted">
        {t('order-info.beta')}: {t('order-info.beta-text')} {/* Without script it writes a mail. */}
        <Link
          href={`mailto:${email}?subject=${encodeURIComponent(t('order-info.feedback-subject'))}`}
          onClick={(event) => {
            event.preventDefault()
            openFeedback(route)
          }}
        >
          {t('order-info.feedback')}
        </Link>
      </Text>
    </div>
  )
}

interface OrderContentProps extends Pick<OrderViewProps, 'renderInvoices'> {
  order: Order
}

function OrderContent({ order, renderInvoices }: OrderContentProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const reordering = useReorder()
  const [saved, setSaved] = useState<{ text: string; listId: string } | null>(null)
  const lines = useChosenLines()
  const { orderNumber } = order
  return (
    <Stack space={6}>
      {/* A late shipment says so itself. */}
      {order.late && order.shipments.every((shipment) => !shipment.late) && (
        <StatusBanner severity="warning" severityLabel={t('common.severity.warning')}>
          {t('order-info.late')}
        </StatusBanner>
      )}
      <ReorderResult reordering={reordering} />
      {saved !== null && (
        <StatusBanner
          severity="success"
          severityLabel={t('common.severity.success')}
          live
          action={<SavedListLink listId={saved.listId} />}
          onClose={() => setSaved(null)}
          closeLabel={t('common.close')}
        >
          {saved.text}
        </StatusBanner>
      )}
      <div className={screenOnly} data-tour="order-actions">
        <Inline space={4}>
          {canOrder(context) && <ReorderButton size="m" {...{ orderNumber, reordering }} />}
          {canOrder(context) && lines.count > 0 && (
            <Button
              busy={reordering.busy === orderNumber}
              busyLabel={t('orders.reordering')}
              disabled={lines.request === null}
              onClick={() => lines.request !== null && void reordering.start(orderNumber, lines.request)}
            >
              {t.count('order-info.reorder-chosen', lines.count)}
            </Button>
          )}
          <OrderSheetLink orderNumber={orderNumber} />
          <SaveAsFavouriteList
            save={(name, key) => saveOrderAsFavouriteList(httpClient, { orderNumber, name }, key)}
            onSaved={(text, listId) => setSaved({ text, listId })}
          />
          {canOpen('returns-and-complaints', context) && (
            <ButtonLink href={returnHref(orderNumber, {}, context)}>{t('orders.return')}</ButtonLink>
          )}
        </Inline>
      </div>
      <Columns template="rail-end" space={8}>
        <OrderLines
          order={order}
          moreDetails={(line) => [
            ...goodsDetails(line, order.currency, { t, format }),
            ...progressDetails(line, t, format),
          ]}
          renderAction={(line) => (
            <div className={screenOnly}>
              <Inline space={4} align="center">
                {canOrder(context) && <ChosenLine line={line} lines={lines} />}
                <ReturnLine order={order} line={line} />
              </Inline>
            </div>
          )}
        />
        <Stack space={6}>
          <OrderTotals order={order} />
          {canOpen('invoices', context) && renderInvoices(orderNumber)}
        </Stack>
      </Columns>
      <OrderFacts order={order} />
      <Suspense fallback={null}>
        <Parts order={order} />
      </Suspense>
    </Stack>
  )
}
