import {
  isFreeText,
  freeTextPacking,
  noVariant,
  readCartLines,
  cartOwner,
  findCart,
} from '../carts/service.ts'
import type { SessionCaller } from '../accounts/service.ts'
import {
  findArticlesById,
  findVolumePrices,
  priceVisibilityOf,
  articleTextsFor,
  priceDay,
  priceOf,
  divideHalfUp,
  lineTotal,
  priceAt,
  fitsLine,
  quantityInvalid,
} from '../catalogue/articles/service.ts'
import {
  lineOptionsFor,
  noChoices,
  serialiseChoices,
  optionsTotal,
} from '../catalogue/configuration/service.ts'
import type { OfferLeftOut, OfferLineKind } from '../contract/index.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import { findFavouriteList } from '../favourite-lists/service.ts'
import type { NewOfferLine, OfferLineRow } from './store.ts'

/** What a line asks for. `quantity` is an integer of the article's precision. */
export interface WantedLine {
  /** Names the line if its article is gone; without it, its place does. */
  text?: string
  variantId: number
  quantity: number
  configuration: string
  freeText: string
  freeTextUnit: string
  note: string
  kind?: OfferLineKind
  alternativeTo?: number
  offeredPrice?: number
}

export const plain = { freeText: '', freeTextUnit: '', note: '' }
export const unconfigured = serialiseChoices(noChoices)

/** A line of a version as a line that is wanted again. */
export const wantedAgain = (line: OfferLineRow): WantedLine => ({
  text: `${line.code} ${line.name}`.trim(),
  variantId: line.variantId,
  quantity: line.quantity,
  configuration: line.configuration,
  freeText: line.freeText,
  freeTextUnit: line.freeText === '' ? '' : line.unit,
  note: line.note,
})

/** Lines that are wanted, and those that no request can have. */
export interface FoundLines {
  lines: WantedLine[]
  leftOut: OfferLeftOut[]
}

/**
 * The lines of the caller's cart, without those that are locked to another document. Errors: 409 for an empty cart
 * (`emptyCart`), and for one of locked lines only (`onlyLocked`).
 */
export async function linesOfCart(queries: Queries, caller: SessionCaller): Promise<FoundLines> {
  const cart = await findCart(queries, cartOwner(caller))
  const lines = cart === undefined ? [] : await readCartLines(queries, null, cart.id)
  const open = lines.filter(({ lockKind }) => lockKind === '')
  if (open.length === 0)
    throw new ApiError(
      409,
      lines.length === 0 ? 'emptyCart' : 'onlyLocked',
      'There is no line in the cart that could be offered.',
      { field: 'from' },
    )
  const locked = lines.filter(({ lockKind }) => lockKind !== '')
  const texts = await articleTextsFor(
    queries,
    caller,
    locked.filter((line) => !isFreeText(line)),
  )
  return {
    lines: open.map(({ code, variantId, quantity, configuration, freeText, freeTextUnit, note }) => ({
      text: code,
      variantId,
      quantity,
      configuration,
      freeText,
      freeTextUnit,
      note,
    })),
    leftOut: locked.map((line) => ({
      text: isFreeText(line) ? line.freeText : `${line.code} ${texts.name(line)}`,
      reason: 'locked',
    })),
  }
}

/** The lines of one of the caller's lists. Errors: 404, 409 for an empty list. */
export async function linesOfList(
  queries: Queries,
  caller: SessionCaller,
  listId: string,
): Promise<WantedLine[]> {
  const list = await findFavouriteList(queries, caller, listId)
  if (list === null) throw notFound('There is no such list.', 'from.listId')
  if (list.entries.length === 0)
    throw new ApiError(409, 'emptyList', 'There is no article on the list.', { field: 'from.listId' })
  return list.entries.map(({ variantId, quantity, configuration }) => ({
    ...plain,
    variantId,
    quantity,
    configuration,
  }))
}

/** A price per `pricePer` units that amounts to a total: the price of a line whose options are included. */
const unitPriceOf = (total: number, quantity: number, pricePer: number, decimalPrecision: number): number =>
  Number(divideHalfUp(BigInt(total) * BigInt(pricePer) * 10n ** BigInt(decimalPrecision), BigInt(quantity)))

/**
 * Lines with their texts and prices of the day, as the cart has them: the customer's price at the quantity, options
 * included, and the ordinary price. The total is that of the offered price, or of the customer's price in a request.
 * Lines of articles that are gone are left out. Errors: 400 for a quantity that no line can have.
 */
export async function priceLines(
  queries: Queries,
  caller: Caller,
  wanted: readonly WantedLine[],
  now: Date,
): Promise<{ lines: NewOfferLine[]; leftOut: OfferLeftOut[] }> {
  const { terms } = await priceVisibilityOf(queries, caller)
  const visibility = { terms, hidesPrices: false }
  const ids = wanted.filter((line) => !isFreeText(line)).map(({ variantId }) => variantId)
  const articles = await findArticlesById(queries, terms, ids)
  const steps = await findVolumePrices(queries, terms, ids)
  const texts = await articleTextsFor(queries, caller, [...articles.values()])
  const configured = wanted.flatMap((line) => {
    const article = articles.get(line.variantId)
    return article === undefined ? [] : [{ productId: article.productId, configuration: line.configuration }]
  })
  const optionsOf = await lineOptionsFor(queries, caller, visibility, configured)
  const day = priceDay(caller.site, now)
  const leftOut: OfferLeftOut[] = []
  const lines = wanted.flatMap((line, index): NewOfferLine[] => {
    const { quantity, configuration, note, kind = 'ordinary', alternativeTo = 0, offeredPrice = null } = line
    const common = { quantity, configuration, note, kind, alternativeTo, offeredPrice }
    if (isFreeText(line)) {
      const { decimalPrecision } = freeTextPacking(line.freeTextUnit)
      if (!fitsLine(quantity, freeTextPacking(line.freeTextUnit)))
        throw quantityInvalid(`lines.${index}.quantity`)
      const total =
        offeredPrice === null
          ? null
          : lineTotal({ unitPrice: offeredPrice, pricePer: 1, decimalPrecision }, quantity)
      return [
        {
          ...common,
          variantId: noVariant,
          code: '',
          name: line.freeText,
          freeText: line.freeText,
          unit: line.freeTextUnit,
          decimalPrecision,
          pricePer: 1,
          listPrice: null,
          customerPrice: null,
          total,
        },
      ]
    }
    const article = articles.get(line.variantId)
    if (article === undefined) {
      leftOut.push({ text: line.text || `#${index + 1}`, reason: 'gone' })
      return []
    }
    if (!fitsLine(quantity, article)) throw quantityInvalid(`lines.${index}.quantity`)
    const { variantId, code, unit, pricePer, decimalPrecision } = article
    const price = priceOf(article, day)
    const options = optionsTotal(
      optionsOf({ productId: article.productId, configuration }).prices,
      quantity,
      decimalPrecision,
    )
    const withOptions = (unitPrice: number): number =>
      options === 0
        ? unitPrice
        : unitPriceOf(
            lineTotal({ ...article, unitPrice }, quantity) + options,
            quantity,
            pricePer,
            decimalPrecision,
          )
    const customerUnit = priceAt(price, steps.get(variantId) ?? [], quantity)
    const customerPrice = customerUnit === null ? null : withOptions(customerUnit)
    const total =
      offeredPrice !== null
        ? lineTotal({ ...article, unitPrice: offeredPrice }, quantity)
        : customerUnit === null
          ? null
          : lineTotal({ ...article, unitPrice: customerUnit }, quantity) + options
    return [
      {
        ...common,
        variantId,
        code,
        name: texts.name(article),
        freeText: '',
        unit,
        decimalPrecision,
        pricePer,
        listPrice: price === null ? null : withOptions(price.ordinaryPrice ?? price.amount),
        customerPrice,
        total,
      },
    ]
  })
  return { lines, leftOut }
}
