import type { OfferLine, OfferVersion } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import type { Format, Translator } from '@tradecounter/shop/core'

/** The line of another version that a line stands for: the same article or text, in order of appearance. */
const keyOf = ({ variantNumber, name }: OfferLine): string => variantNumber || name

/** What a price or quantity was and is. */
const change = (before: string, after: string): string => `${before} → ${after}`

/** What has changed between two versions, as sentences: new, removed and changed lines. */
export function differences(
  before: OfferVersion,
  after: OfferVersion,
  { t, format, currency }: { t: Translator; format: Format; currency: string },
): string[] {
  const perUnit = (amount: number, unit: string): string => `${format.money(amount, currency)}/${unit}`
  const earlier = Map.groupBy(before.lines, keyOf)
  const texts: string[] = []
  for (const line of after.lines) {
    const was = earlier.get(keyOf(line))?.shift()
    if (was === undefined) {
      texts.push(t('offers.added', line.name))
      continue
    }
    const changes: string[] = []
    if (was.quantity !== line.quantity)
      changes.push(change(quantityText(was.quantity, was.unit), quantityText(line.quantity, line.unit)))
    const [old, price] = [was.offeredPrice ?? was.customerPrice, line.offeredPrice ?? line.customerPrice]
    if (old !== null && price !== null && old !== price)
      changes.push(change(perUnit(old, was.priceUnit), perUnit(price, line.priceUnit)))
    if (was.kind !== line.kind) changes.push(t(`offers.kind-${line.kind}`))
    if (changes.length > 0) texts.push(t('offers.changed-line', line.name, changes.join(', ')))
  }
  for (const [, left] of earlier) for (const line of left) texts.push(t('offers.removed', line.name))
  return texts
}
