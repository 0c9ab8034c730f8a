import type { ApprovalRequest } from '@tradecounter/api/contract'
import { chosenDetails, lineDetails, quantityText } from '@tradecounter/shop/cart'
import {
  languageOf,
  localHref,
  PricesNote,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { QuantityInput, readQuantity, showQuantity } from '@tradecounter/ui/quantity-input'
import { Text } from '@tradecounter/ui/text'
import { row, rows } from '../attestation.css.ts'

type Typed = Readonly<Record<string, number>> | null
type Line = ApprovalRequest['lines'][number]

/** The lines of a request, with the prices of then where they differ from now. Approvers may lower quantities. */
export function RequestLines({
  request,
  typed,
  setTyped,
}: {
  request: ApprovalRequest
  typed: Typed
  setTyped: (typed: Typed) => void
}) {
  const t = useTranslations()
  const format = useFormat()
  const context = useShop()
  const money = (amount: number): string => format.money(amount, request.currency)
  const notes = (line: Line): string[] => [
    ...(line.quantity === 0 ? [t('approvals.removed')] : []),
    ...(line.quantity !== line.quantitySent
      ? [t('approvals.quantity-sent', quantityText(line.quantitySent, ''), line.unit)]
      : []),
    ...(line.priceSent !== null && line.priceNow !== null && line.priceSent !== line.priceNow
      ? [t('approvals.price-sent', money(line.priceSent))]
      : []),
  ]
  return (
    <Stack space={3} as="section">
      <Inline space={3} align="baseline">
        <Heading level={2} size="m" id="approval-lines">
          {t('approvals.lines-title')}
        </Heading>
        <PricesNote />
      </Inline>
      <ul className={rows} aria-labelledby="approval-lines">
        {request.lines.map((line) => (
          <li key={line.lineId} className={row}>
            <LineItem
              name={line.name}
              {...languageOf(line)}
              url={localHref(line.url, context)}
              imageUrl={line.imageUrl}
              code={line.variantNbr}
              codeLabel={t('approvals.article')}
              quantity={
                typed === null || line.quantity === 0 ? (
                  <Text as="span">
                    {quantityText(line.quantity, '')} {line.unit}
                  </Text>
                ) : (
                  <LoweredQuantity
                    line={line}
                    quantity={typed[line.lineId] ?? line.quantity}
                    onChange={(quantity) => setTyped({ ...typed, [line.lineId]: quantity })}
                  />
                )
              }
              details={lineDetails(
                chosenDetails(line.configuration, {
                  format,
                  t,
                  currency: request.currency,
                  unit: line.unit,
                }),
                line,
                { note: t('approvals.note'), goodsMark: t('approvals.goods-mark') },
              )}
              errors={[]}
              warnings={notes(line)}
              labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
              {...(line.priceNow === null
                ? {}
                : { unitPrice: t('cart.unit-price', money(line.priceNow), line.priceUnit) })}
              {...(line.totalNow === null || line.quantity === 0 ? {} : { totalPrice: money(line.totalNow) })}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function LoweredQuantity({
  line: { name, unit, unitVolume, quantity: most },
  quantity,
  onChange,
}: {
  line: Line
  quantity: number
  onChange: (quantity: number) => void
}) {
  const t = useTranslations()
  const precision = String(unitVolume).split('.')[1]?.length ?? 0
  return (
    <QuantityInput
      value={showQuantity(quantity, precision)}
      onValueChange={(value) => {
        const number = readQuantity(value, precision)
        if (number !== null) onChange(Math.min(Math.max(number, 0), most))
      }}
      onCommit={(next) => onChange(Math.min(next, most))}
      precision={precision}
      unitVolume={unitVolume}
      min={0}
      max={most}
      unit={unit}
      labels={{
        field: t('approvals.quantity-of', name),
        increase: `${t('approvals.more')}: ${name}`,
        decrease: `${t('approvals.less')}: ${name}`,
      }}
    />
  )
}
