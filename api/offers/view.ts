import { type Offer, type OfferHead, type OfferLine, type OfferVersion, sites } from '../contract/index.ts'
import {
  findArticlesById,
  articleTextsFor,
  articleUrl,
  pictureUrl,
  discountOf,
  fromStored,
} from '../catalogue/articles/service.ts'
import { readUploaders } from '../files/service.ts'
import { chosenOptionsFor } from '../catalogue/configuration/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import { type OfferFacts, shownState } from './rules.ts'
import {
  type OfferHeadRow,
  type OfferLineRow,
  readFiles,
  readMessages,
  readOfferLines,
  readUse,
  readVersions,
} from './store.ts'

export const factsOf = ({ state, validUntil, inCart, ordered }: OfferHeadRow): OfferFacts => ({
  state,
  validUntil,
  isInCart: inCart === 1,
  isOrdered: ordered === 1,
})

export const viewHead = (offer: OfferHeadRow, hidesPrices: boolean, now: Date): OfferHead => ({
  offerId: offer.id,
  number: offer.number,
  name: offer.name,
  project: offer.project,
  state: shownState(factsOf(offer), now),
  createdBy: offer.createdBy ?? '',
  seller: offer.seller ?? '',
  createdAt: offer.createdAt,
  updatedAt: offer.updatedAt,
  validUntil: offer.validUntil,
  sum: hidesPrices ? null : offer.sum,
  currency: sites[offer.site].currency,
})

/** What has become of the lines of the current version. */
type Use = Awaited<ReturnType<typeof readUse>>

const useOf = (position: number, use: Use | null): OfferLine['use'] =>
  use === null ? '' : use.ordered.has(position) ? 'ordered' : use.inCart.has(position) ? 'inCart' : 'open'

/** Views lines in the reader's language, each with its article as it is today. */
async function lineViewFor(
  queries: Queries,
  caller: Caller,
  lines: readonly OfferLineRow[],
  hidesPrices: boolean,
) {
  const articles = await findArticlesById(
    queries,
    null,
    lines.filter(({ variantId }) => variantId !== 0).map(({ variantId }) => variantId),
  )
  const texts = await articleTextsFor(
    queries,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  const withProduct = lines.map((line) => ({
    productId: articles.get(line.variantId)?.productId ?? 0,
    configuration: line.configuration,
  }))
  const optionsOf = await chosenOptionsFor(queries, caller, withProduct)
  return (line: OfferLineRow, use: Use | null): OfferLine => {
    const article = articles.get(line.variantId)
    const price = (amount: number | null): number | null => (hidesPrices ? null : amount)
    return {
      position: line.position,
      variantNumber: line.code,
      name: line.name,
      url: article === undefined ? null : articleUrl(article),
      imageUrl: pictureUrl(article?.picture ?? ''),
      configuration: optionsOf({ productId: article?.productId ?? 0, configuration: line.configuration }),
      quantity: fromStored(line.quantity, line.decimalPrecision),
      unit: texts.unit(line),
      priceUnit: texts.priceUnit(line),
      decimalPrecision: line.decimalPrecision,
      listPrice: price(line.listPrice),
      customerPrice: price(line.customerPrice),
      offeredPrice: price(line.offeredPrice),
      discount: hidesPrices ? null : discountOf(line.customerPrice, line.offeredPrice),
      total: price(line.total),
      kind: line.kind,
      alternativeTo: line.alternativeTo,
      note: line.note,
      use: useOf(line.position, use),
      orderNumber: use?.ordered.get(line.position) ?? '',
    }
  }
}

/** Everything of an offer besides its head and what its reader may do. */
export async function viewContent(
  queries: Queries,
  caller: Caller,
  offer: OfferHeadRow,
  hidesPrices: boolean,
): Promise<Pick<Offer, 'revision' | 'asksExtension' | 'versions' | 'messages' | 'files'>> {
  const versions = await readVersions(queries, offer.id)
  const lines = await readOfferLines(
    queries,
    versions.map(({ id }) => id),
  )
  const use = await readUse(queries, offer.versionId)
  const viewLine = await lineViewFor(queries, caller, lines, hidesPrices)
  const byVersion = Map.groupBy(lines, ({ versionId }) => versionId)
  const isOffered = offer.state === 'ready' || offer.state === 'ordered'
  const messages = await readMessages(queries, offer.id)
  const files = await readFiles(queries, offer.id)
  const uploaders = await readUploaders(
    queries,
    files.map(({ fileId }) => fileId),
  )
  return {
    revision: offer.revision,
    asksExtension: offer.asksExtension === 1,
    versions: versions.map(({ id, version, createdAt, seller, validUntil, note, sum }): OfferVersion => ({
      version,
      createdAt,
      seller: seller ?? '',
      validUntil,
      note,
      sum: hidesPrices ? null : sum,
      lines: (byVersion.get(id) ?? []).map((line) =>
        viewLine(line, isOffered && version > 0 && id === offer.versionId ? use : null),
      ),
    })),
    messages: messages.map(({ id, at, kind, authorName, sellerId, text }) => ({
      id,
      at,
      kind,
      author: authorName,
      isSeller: sellerId !== '',
      text,
    })),
    files: files.map((file) => ({ ...file, author: uploaders.get(file.fileId) ?? '' })),
  }
}
