import type { Order } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import type { Format, Translator } from '@tradecounter/shop/core'

type Line = Order['lines'][number]

/** What has become of a line: what was sent, has arrived, was cancelled and is still to come. */
export function progressDetails(
  line: Line,
  t: Translator,
  { date }: Format,
): { name: string; value: string }[] {
  const { sent, delivered, cancelled, remaining, promisedDate, replacedNumber, displayUnitCode } = line
  const amount = (name: string, quantity: number) =>
    quantity === 0 ? [] : [{ name, value: quantityText(quantity, displayUnitCode) }]
  return [
    ...(replacedNumber === '' ? [] : [{ name: t('order-info.replaces'), value: replacedNumber }]),
    ...amount(t('order-info.sent'), sent),
    ...amount(t('order-info.delivered'), delivered),
    ...amount(t('order-info.cancelled'), cancelled),
    ...amount(t('order-info.remaining'), remaining),
    ...(promisedDate === '' || remaining === 0
      ? []
      : [{ name: t('order-info.promised'), value: date(promisedDate) }]),
  ]
}
