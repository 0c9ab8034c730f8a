import type { Order } from '@tradecounter/api/contract'
import type { Format, Translator } from '@tradecounter/shop/core'

type Line = Order['lines'][number]

/** What a line tells of its price and goods: the discount on the ordinary price, serial and batch numbers. */
export function goodsDetails(
  { listPrice, discount, priceUnit, serials, batches, moreNumbers }: Line,
  currency: string,
  { t, format }: { t: Translator; format: Format },
): { name: string; value: string }[] {
  const more = moreNumbers === 0 ? '' : ` + ${format.count(moreNumbers)}`
  const numbers = [
    { name: t('order-info.serials'), value: serials.join(', ') },
    { name: t('order-info.batches'), value: batches.join(', ') },
  ].filter(({ value }) => value !== '')
  return [
    ...(discount === null || listPrice === null
      ? []
      : [
          {
            name: t('order-info.discount'),
            value: t(
              'order-info.discount-on',
              format.number(discount / 10),
              t('cart.unit-price', format.money(listPrice, currency), priceUnit),
            ),
          },
        ]),
    ...numbers.map(({ name, value }, at) => ({
      name,
      value: at === numbers.length - 1 ? `${value}${more}` : value,
    })),
  ]
}
