import { sites, type CartAddAnswer } from '../contract/index.ts'
import {
  findVolumePrices,
  type ArticleRow,
  type PriceVisibility,
  articleTextsFor,
  pictureUrl,
  priceDay,
  priceOf,
  lineTotal,
  priceAt,
  fromStored,
} from '../catalogue/articles/service.ts'
import { lineOptionsFor, optionsTotal } from '../catalogue/configuration/service.ts'
import { translationsFor } from '../sites/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller } from '../platform/services.ts'

/** An addition to the cart. Quantities are integers of the article's precision. */
interface Addition {
  article: ArticleRow
  visibility: PriceVisibility
  configuration: string
  quantity: number
  /** Quantity of the line after the addition. */
  lineQuantity: number
}

/** Price of the addition's options. An option that costs once per line is charged with the line's first addition. */
async function optionsPrice(
  { trx }: WriteContext,
  caller: Caller,
  { article, visibility, configuration, quantity, lineQuantity }: Addition,
): Promise<number> {
  if (configuration === '{}') return 0
  const line = { productId: article.productId, configuration }
  const { prices } = (await lineOptionsFor(trx, caller, visibility, [line]))(line)
  const { decimalPrecision } = article
  const all = optionsTotal(prices, lineQuantity, decimalPrecision)
  return lineQuantity === quantity
    ? all
    : all - optionsTotal(prices, lineQuantity - quantity, decimalPrecision)
}

/** The cart notice about an addition (spec §3 "Notification"). */
export async function addNotification(
  context: WriteContext,
  caller: Caller,
  addition: Addition,
): Promise<CartAddAnswer['notification']> {
  const { trx, now } = context
  const { article, visibility, quantity, lineQuantity } = addition
  const messages = translationsFor(caller.language).cartNotice
  const texts = await articleTextsFor(trx, caller, [article])
  const price = priceOf(article, priceDay(caller.site, now))
  const volumePrices = (await findVolumePrices(trx, visibility.terms, [article.variantId])).get(
    article.variantId,
  )
  const unitPrice = visibility.hidesPrices ? null : priceAt(price, volumePrices ?? [], lineQuantity)
  return {
    type: 'Cart',
    successMessage: caller.customerId === '' ? messages.addedToList : messages.added,
    imgUrl: pictureUrl(article.picture),
    productName: texts.name(article),
    article: article.code,
    quantity: fromStored(quantity, article.decimalPrecision),
    unit: texts.unit(article),
    price:
      unitPrice === null
        ? null
        : lineTotal({ ...article, unitPrice }, quantity) + (await optionsPrice(context, caller, addition)),
    unitPrice,
    priceUnit: texts.priceUnit(article),
    currency: sites[caller.site].currency,
  }
}
