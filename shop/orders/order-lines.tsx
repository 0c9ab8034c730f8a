import type { DeliveryStatus, Order } from '@tradecounter/api/contract'
import { chosenDetails, MoreLines, useWindows } from '@tradecounter/shop/cart'
import { localHref, PartFailure, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { StatusChip } from '@tradecounter/ui/status-chip'
import { useOrder } from './calls.ts'
import { LineQuantity } from './line-quantity.tsx'
import { lineDetails, statesOwnStatus } from './rules.ts'
import * as styles from './orders.css.ts'

/** The lines of an order, window by window; a line's status is shown where it differs from the order's own. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations()
  const windows = useWindows(order.lineCount)
  const isLong = windows.starts.length > 1
  const { data: last } = useOrder(isLong ? order.orderNumber : null, windows.starts.at(-1))
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="m" id="order-lines">
        {t('orders.lines-title')}
      </Heading>
      <ul className={styles.lines} aria-labelledby="order-lines">
        <OrderWindow order={order} />
        {windows.starts.slice(1).map((start) => (
          <LaterWindow
            key={start}
            orderNumber={order.orderNumber}
            start={start}
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

/** A window that was asked for: it fetches itself. */
function LaterWindow({
  orderNumber,
  start,
  focusFirst,
}: {
  orderNumber: string
  start: number
  focusFirst: FocusFirst
}) {
  const { data, error, mutate } = useOrder(orderNumber, start)
  if (data !== undefined) return <OrderWindow order={data} focusFirst={focusFirst} />
  return error === undefined ? null : (
    <li className={styles.line}>
      <PartFailure onRetry={() => mutate()} />
    </li>
  )
}

/** The lines that one answer has. */
function OrderWindow({ order, focusFirst }: { order: Order; focusFirst?: FocusFirst }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  return order.lines.map((line, index) => (
    // An order never changes its lines, and one article may stand on two of them.
    // oxlint-disable-next-line react/no-array-index-key
    <li
      key={`${line.variantNbr}-${index}`}
      className={styles.line}
      {...(focusFirst !== undefined && index === 0 ? { ref: focusFirst, tabIndex: -1 } : {})}
    >
      <LineItem
        name={line.name}
        url={localHref(line.url, context)}
        imageUrl={line.imageUrl}
        code={line.variantNbr}
        codeLabel={t('orders.article')}
        quantity={
          <Inline space={3} align="baseline">
            {statesOwnStatus(order, line) && <OrderStatus status={line.status} />}
            <LineQuantity quantity={line.quantity} unit={line.displayUnitCode} />
          </Inline>
        }
        details={lineDetails(
          chosenDetails(line.configuration, {
            format,
            t,
            currency: order.currency,
            unit: line.displayUnitCode,
          }),
          line,
          { note: t('orders.note'), goodsMark: t('orders.goods-mark') },
        )}
        errors={[]}
        warnings={[]}
        labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
        {...(line.unitPrice === null
          ? {}
          : {
              unitPrice: t('cart.unit-price', format.money(line.unitPrice, order.currency), line.priceUnit),
            })}
        {...(line.totalPrice === null ? {} : { totalPrice: format.money(line.totalPrice, order.currency) })}
      />
    </li>
  ))
}

/** A delivery status with its icon and text (MY-3). */
export function OrderStatus({ status }: { status: DeliveryStatus }) {
  const t = useTranslations()
  return <StatusChip status={status} label={t(`orders.status-${status}`)} />
}
