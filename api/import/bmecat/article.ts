import { labelKinds } from '../../contract/index.ts'
import type { ArticleDraft } from '../article.ts'
import { parseNumber } from '../parse-values.ts'
import { childOf, childrenOf, textOf, type Element } from './element.ts'
import { readFeatures, type FeatureContext, type Features } from './features.ts'
import { readMedia, type MediaContext } from './media.ts'
import { readPrices, type PriceContext } from './prices.ts'
import { orderUnit } from './units.ts'

/** What articles are read with. */
export interface ArticleContext {
  features: FeatureContext
  prices: PriceContext
  media: MediaContext
  /** Whether the file has prices only. */
  pricesOnly: boolean
}

interface ReadArticle {
  draft: ArticleDraft
  texts: Features['texts']
}

interface Fault {
  field: string
  reason: string
}

/** References that the shop supports. */
const relations: ReadonlyMap<string, 'accessories' | 'alternatives'> = new Map([
  ['accessories', 'accessories'],
  ['mandatory', 'accessories'],
  ['sparepart', 'accessories'],
  ['similar', 'alternatives'],
])

function readDetails(details: Element | undefined, draft: ArticleDraft, { languages }: FeatureContext): void {
  const ids = childrenOf(details, 'INTERNATIONAL_PID')
  draft.names = languages.texts(childrenOf(details, 'DESCRIPTION_SHORT'))
  draft.descriptions = languages.texts(childrenOf(details, 'DESCRIPTION_LONG'))
  draft.ean =
    textOf(details, 'EAN') ||
    (
      ids.find(({ attributes }) => /^(?:ean|gtin)$/iu.test(attributes['type'] ?? '')) ?? ids[0]
    )?.text.trim() ||
    ''
  draft.manufacturerNumber = textOf(details, 'MANUFACTURER_AID', 'MANUFACTURER_PID')
  draft.brand = textOf(details, 'MANUFACTURER_NAME')
  const states = childrenOf(details, 'ARTICLE_STATUS', 'PRODUCT_STATUS').map(
    ({ attributes }) => attributes['type'],
  )
  draft.labels = [
    ...(states.includes('bargain') ? [labelKinds.outlet] : []),
    ...(states.some((state) => state === 'new' || state === 'new_article' || state === 'new_product')
      ? [labelKinds.new]
      : []),
  ]
}

/** Unit and pack. The pack is the step or the smallest quantity, which must be a multiple of the step. */
function readPack(details: Element | undefined, draft: ArticleDraft): Fault | null {
  const unit = textOf(details, 'ORDER_UNIT')
  const known = unit === '' ? 'st' : orderUnit(unit)
  if (known === null)
    return { field: 'ORDER_UNIT', reason: `is no unit of order that the shop has (${unit})` }
  const least = parseNumber(textOf(details, 'QUANTITY_MIN') || '1')
  const step = parseNumber(textOf(details, 'QUANTITY_INTERVAL') || '1')
  if (least === null || step === null || step <= 0 || least < 0)
    return { field: 'QUANTITY_INTERVAL', reason: 'is no quantity' }
  draft.unit = known
  draft.pack = step
  if (least > step) {
    const times = least / step
    if (Math.abs(times - Math.round(times)) > 1e-6)
      return { field: 'QUANTITY_MIN', reason: `of ${least} is no multiple of the step of ${step}` }
    draft.pack = least
  }
  return null
}

function readReferences(
  element: Element,
  draft: ArticleDraft,
  addUnsupported: (what: string, line: number) => void,
): void {
  draft.accessories = []
  draft.alternatives = []
  draft.replacedBy = null
  for (const reference of childrenOf(element, 'ARTICLE_REFERENCE', 'PRODUCT_REFERENCE')) {
    const type = reference.attributes['type'] ?? ''
    const code = textOf(reference, 'ART_ID_TO', 'PROD_ID_TO')
    const field = relations.get(type)
    if (field) (draft[field] ??= []).push(code)
    else if (type === 'followup') draft.replacedBy = code
    else if (type === 'base_product') draft.product = code
    else addUnsupported(`reference of the kind ${type || 'unnamed'}`, reference.line)
  }
}

/** Reads an article of BMEcat 1.2 or 2005, or the first fault in it. */
export function readArticle(element: Element, context: ArticleContext): ReadArticle | Fault {
  const code = textOf(element, 'SUPPLIER_AID', 'SUPPLIER_PID')
  const draft: ArticleDraft = { line: element.line, code }
  const order = childOf(element, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS')
  const priceQuantity = parseNumber(textOf(order, 'PRICE_QUANTITY') || '1')
  if (priceQuantity === null || !Number.isInteger(priceQuantity) || priceQuantity < 1)
    return { field: 'PRICE_QUANTITY', reason: `must be a whole number (${textOf(order, 'PRICE_QUANTITY')})` }
  if (element.attributes['mode'] === 'delete') {
    draft.remove = true
    return { draft, texts: [] }
  }
  const prices = readPrices(
    childrenOf(element, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS'),
    priceQuantity,
    context.prices,
  )
  if (prices && 'reason' in prices) return prices
  if (prices) {
    draft.prices = prices.prices
    draft.volumePrices = prices.volumePrices
    draft.pricePer = prices.pricePer
  }
  if (context.pricesOnly) return { draft, texts: [] }
  readDetails(childOf(element, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS'), draft, context.features)
  const fault = readPack(order, draft)
  if (fault) return fault
  const features = readFeatures(childrenOf(element, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES'), context.features)
  if ('reason' in features) return features
  draft.values = features.values
  draft.onlyTheseValues = true
  if (features.classId !== null) draft.group = features.classId
  readReferences(element, draft, context.prices.addUnsupported)
  readMedia(childOf(element, 'MIME_INFO'), draft, context.media)
  return { draft, texts: features.texts }
}
