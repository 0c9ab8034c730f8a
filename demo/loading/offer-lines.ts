import { type Database, lineTotal } from '@tradecounter/api/seed'
import type { Insertable } from 'kysely'
import type { SampleArticle } from './sample-articles.ts'

/** A line of an offer. */
export type OfferLine = Omit<Insertable<Database['offerLines']>, 'versionId' | 'position'>

/** Five lines of the customer's articles; offered a tenth below the customer's price. */
export function offerLinesOf(articles: readonly SampleArticle[], n: number, isOffered: boolean): OfferLine[] {
  return Array.from({ length: 5 }, (_, index): OfferLine[] => {
    const article = articles[(n * 7 + index * 13) % articles.length]
    if (article === undefined) return []
    const { id: variantId, code, name, unit, decimalPrecision, pricePer, unitVolume, amount } = article
    const quantity = unitVolume * (index + 2)
    const offeredPrice = isOffered ? Math.round(amount * 0.9) : null
    const kind = index === 4 ? 'optional' : 'ordinary'
    return [
      {
        variantId,
        code,
        name,
        freeText: '',
        unit,
        configuration: '{}',
        quantity,
        decimalPrecision,
        pricePer,
        listPrice: amount,
        customerPrice: amount,
        offeredPrice,
        total: lineTotal({ unitPrice: offeredPrice ?? amount, pricePer, decimalPrecision }, quantity),
        kind: isOffered ? kind : 'ordinary',
        alternativeTo: 0,
        note: '',
      },
    ]
  }).flat()
}
