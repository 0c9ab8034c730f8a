import type { ReactNode } from 'react'
import type { Order } from '@tradecounter/api/contract'
import {
  chosenDetails,
  lineDetails,
  lockDetails,
  MoreLines,
  pictureDetails,
  useWindows,
} from '@tradecounter/shop/cart'
import {
  languageOf,
  localHref,
  PartFailure,
  PricesNote,
  useFormat,
  useShop,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { useOrder } from '../calls.ts'
import { LineQuantity } from '../line-quantity.tsx'
import { hasOwnStatus } from '../rules.ts'
import * as styles from '../orders.css.ts'
import { OrderStatus } from './order-status.tsx'

type OrderLine = Order['lines'][number]

interface OrderLinesProps {
  order: Order
  /** What can be done with a line, below it. */
  renderAction?: ((line: OrderLine) => ReactNode) | undefined
  /** What a page says of a line besides what is on the order confirmation. */
  moreDetails?: ((line: OrderLine) => readonly { name: string; value: string }[]) | undefined
}

/** The lines of an order, window by window; a line's status is shown if it differs from the order's. */
export function OrderLines({ order, ...more }: OrderLinesProps) {
  const t = useTranslations()
  const windows = useWindows(order.lineCount)
  const isLong = windows.starts.length > 1
  const { data: last } = useOrder(isLong ? order.orderNumber : null, windows.starts.at(-1))
  return (
    <Stack space={3} as="section">
      <Inline space={3} align="baseline">
        <Heading level={2} size="m" id="order-lines">
          {t('orders.lines-title')}
        </Heading>
        <PricesNote />
      </Inline>
      <ul className={styles.lines} aria-labelledby="order-lines">
        <OrderWindow order={order} {...more} />
        {windows.starts.slice(1).map((start) => (
          <LaterWindow
            key={start}
            orderNumber={order.orderNumber}
            start={start}
            {...more}
            focusFirst={windows.focusFirst(start)}
          />
        ))}
      </ul>
      <MoreLines
        shown={windows.shown}
        total={order.lineCount}
        busy={isLong && last === undefined}
        onMore={windows.more}
      />
    </Stack>
  )
}

type FocusFirst = (line: HTMLElement | null) => void

/** A requested window, which fetches its lines. */
function LaterWindow({
  orderNumber,
  start,
  ...more
}: Omit<OrderLinesProps, 'order'> & {
  orderNumber: string
  start: number
  focusFirst: FocusFirst
}) {
  const { data, error, mutate } = useOrder(orderNumber, start)
  if (data !== undefined) return <OrderWindow order={data} {...more} />
  return error === undefined ? null : (
    <li className={styles.line}>
      <PartFailure onRetry={() => mutate()} />
    </li>
  )
}

/** The lines of one answer. */
function OrderWindow({
  order,
  focusFirst,
  renderAction,
  moreDetails,
}: OrderLinesProps & { focusFirst?: FocusFirst }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  return order.lines.map((line, index) => (
    // An order's lines never change, and one article may be on two of them.
    // oxlint-disable-next-line react/no-array-index-key
    <li
      key={`${line.variantNbr}-${index}`}
      className={styles.line}
      {...(focusFirst !== undefined && index === 0 ? { ref: focusFirst, tabIndex: -1 } : {})}
    >
      <LineItem
        name={line.name}
        {...languageOf(line)}
        url={localHref(line.url, context)}
        imageUrl={line.imageUrl}
        code={line.variantNbr}
        codeLabel={t('orders.article')}
        quantity={
          <Inline space={3} align="baseline">
            {hasOwnStatus(order, line) && <OrderStatus status={line.status} />}
            <LineQuantity quantity={line.quantity} unit={line.displayUnitCode} />
          </Inline>
        }
        details={lineDetails(
          [
            ...lockDetails(line.lock, { t, times }),
            ...pictureDetails(line, t),
            ...(moreDetails?.(line) ?? []),
            ...chosenDetails(line.configuration, {
              format,
              t,
              currency: order.currency,
              unit: line.displayUnitCode,
            }),
          ],
          line,
          { note: t('orders.note'), goodsMark: t('orders.goods-mark') },
        )}
        {...(renderAction === undefined ? {} : { more: renderAction(line) })}
        errors={[]}
        warnings={line.late ? [t('orders.late-line', format.date(line.promisedDate))] : []}
        labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
        {...(line.unitPrice === null
          ? line.isFreeTextLineItem
            ? { unitPrice: t('cart.price-on-request') }
            : {}
          : {
              unitPrice: t('cart.unit-price', format.money(line.unitPrice, order.currency), line.priceUnit),
            })}
        {...(line.totalPrice === null ? {} : { totalPrice: format.money(line.totalPrice, order.currency) })}
      />
    </li>
  ))
}
