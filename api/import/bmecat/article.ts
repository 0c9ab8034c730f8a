import { foldCharacters } from '@tradecounter/search'
import { labelKinds } from '../../contract/index.ts'
import { unitOfOrder } from '../../catalogue/units/service.ts'
import { articleLimits, type ArticleDraft } from '../article.ts'
import { unknownUnit, type LocalTexts } from '../items.ts'
import { parseBmecatNumber } from '../../platform/written-number.ts'
import { childOf, childrenOf, textOf, type Element } from './element.ts'
import { readFeatures, type FeatureContext, type Features } from './features.ts'
import { manufacturerOf } from './manufacturer.ts'
import { readMedia, type MediaContext } from './media.ts'
import { mimesOf } from './mimes.ts'
import type { Notes } from './notes.ts'
import { readPrices, type PriceContext } from './prices.ts'
import { noteUnread } from './unread-elements.ts'

/** What articles are read with. */
export interface ArticleContext {
  features: FeatureContext
  prices: PriceContext
  media: MediaContext
  notes: Notes
  /** Names of parties by id. */
  parties: ReadonlyMap<string, string>
  /** Whether the file has prices only. */
  pricesOnly: boolean
}

interface ReadArticle {
  draft: ArticleDraft
  texts: Features['texts']
}

/** References that the shop supports. */
const relations: ReadonlyMap<string, 'accessories' | 'alternatives'> = new Map([
  ['accessories', 'accessories'],
  ['accessory', 'accessories'],
  ['mandatory', 'accessories'],
  ['sparepart', 'accessories'],
  ['similar', 'alternatives'],
])

/** A text that fits its field, cut with a warning if it is longer. */
function cut(text: string, most: number, field: Pick<Element, 'name' | 'line'>, notes: Notes): string {
  if (text.length <= most) return text
  notes.warn('adjusted', field, `text cut to ${most} characters`, text)
  return `${text.slice(0, most - 1).trimEnd()}…`
}

const cutTexts = (
  texts: LocalTexts,
  most: number,
  field: Pick<Element, 'name' | 'line'>,
  notes: Notes,
): LocalTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, cut(text, most, field, notes)]),
  )

/** The article's EAN; empty with a warning for a number of another length. */
function readEan(details: Element, { notes }: ArticleContext): string {
  const ids = childrenOf(details, 'INTERNATIONAL_PID', 'INTERNATIONAL_AID')
  const gtin = ids.find(({ attributes }) => /^(?:ean|gtin)/iu.test(attributes['type'] ?? '')) ?? ids[0]
  const written = textOf(details, 'EAN') || (gtin?.text.trim() ?? '')
  const digits = foldCharacters(written).replaceAll(/[\s-]/gu, '')
  if (/^(?:\d{8}|\d{12,14})?$/u.test(digits)) return digits
  notes.warn('incomplete', gtin ?? details, 'EAN that does not have 8, 12, 13 or 14 digits', written)
  return ''
}

/** The keywords by language, each once. */
function readKeywords(details: Element, { languages }: FeatureContext): LocalTexts {
  const words = new Map<string, Set<string>>()
  for (const element of childrenOf(details, 'KEYWORD'))
    for (const [language, text] of Object.entries(languages.texts([element])))
      words.set(language, (words.get(language) ?? new Set()).add(text))
  return Object.fromEntries(
    [...words].map(([language, texts]) => [language, [...texts].join(', ').slice(0, articleLimits.keywords)]),
  )
}

function readDetails(element: Element, draft: ArticleDraft, context: ArticleContext): void {
  const { notes, features } = context
  const { languages } = features
  const details = childOf(element, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS') ?? element
  const field = (name: string) => childOf(details, name) ?? { name, line: details.line }
  const descriptions = languages.texts(childrenOf(details, 'DESCRIPTION_LONG'))
  const names = Object.fromEntries(
    Object.entries(languages.texts(childrenOf(details, 'DESCRIPTION_SHORT'))).map(([language, text]) => [
      language,
      text.replaceAll('\n', ' '),
    ]),
  )
  draft.keywords = readKeywords(details, features)
  draft.descriptions = cutTexts(descriptions, articleLimits.description, field('DESCRIPTION_LONG'), notes)
  if (Object.keys(names).length > 0) {
    draft.names = cutTexts(names, articleLimits.name, field('DESCRIPTION_SHORT'), notes)
  } else {
    const [first] = Object.entries(descriptions)
    const type = textOf(details, 'MANUFACTURER_TYPE_DESCR')
    const line = first?.[1].split('\n')[0] ?? ''
    notes.warn(
      'incomplete',
      field('DESCRIPTION_SHORT'),
      'article without a name: its type, description or number is the name',
    )
    const [language, text] =
      type === '' && line !== '' && first ? [first[0], line] : [languages.language, type]
    draft.names = {
      [language]: cut(text || draft.code, articleLimits.name, field('DESCRIPTION_LONG'), notes),
    }
  }
  draft.ean = readEan(details, context)
  const number = textOf(details, 'MANUFACTURER_AID', 'MANUFACTURER_PID')
  draft.manufacturerNumber = cut(number, articleLimits.manufacturerNumber, field('MANUFACTURER_PID'), notes)
  const brand = manufacturerOf(details, { languages, parties: context.parties, notes })
  draft.brand = cut(brand, articleLimits.brand, field('MANUFACTURER_NAME'), notes)
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

/** A number of the order details; 1 for none, and with a warning for any text that is no number above 0. */
function quantityOf(order: Element | undefined, name: string, notes: Notes): number {
  const written = textOf(order, name)
  if (written === '' || order === undefined) return 1
  const value = parseBmecatNumber(written)
  if (value !== null && value > 0 && value <= articleLimits.pack) return value
  notes.warn('adjusted', childOf(order, name) ?? order, `${name} that is no quantity: 1 is used`, written)
  return 1
}

const decimals = 1000

/**
 * Unit and pack. Quantities snap to multiples of the pack: the step, or the least multiple of the step that is at least
 * the smallest quantity.
 */
function readPack(order: Element | undefined, draft: ArticleDraft, { notes }: ArticleContext): void {
  const written = textOf(order, 'ORDER_UNIT')
  const { unit, known } = written === '' ? { unit: 'st', known: true } : unitOfOrder(written)
  draft.unit = unit
  if (!known && order) notes.warn('adjusted', childOf(order, 'ORDER_UNIT') ?? order, unknownUnit, written)
  const least = quantityOf(order, 'QUANTITY_MIN', notes)
  const step = Math.max(1 / decimals, quantityOf(order, 'QUANTITY_INTERVAL', notes))
  draft.pack = Math.round(step * decimals) / decimals
  if (least <= step || order === undefined) return
  const times = Math.ceil(least / step - 1e-6)
  draft.pack = Math.round(times * step * decimals) / decimals
  if (Math.abs(times - least / step) > 1e-6)
    notes.warn(
      'adjusted',
      childOf(order, 'QUANTITY_MIN') ?? order,
      'QUANTITY_MIN between two steps: rounded up',
      `${least}, ${step}`,
    )
}

function readReferences(element: Element, draft: ArticleDraft, notes: Notes): void {
  draft.accessories = []
  draft.alternatives = []
  draft.replacedBy = null
  for (const reference of childrenOf(element, 'ARTICLE_REFERENCE', 'PRODUCT_REFERENCE')) {
    const type = (reference.attributes['type'] ?? '').toLowerCase()
    const code = textOf(reference, 'ART_ID_TO', 'PROD_ID_TO')
    const field = relations.get(type)
    if (code === '' || code.length > articleLimits.code)
      notes.addUnsupported('reference without a number', reference.line)
    else if (code === draft.code && type !== 'base_product')
      notes.addUnsupported('reference to the article itself', reference.line)
    else if (field) (draft[field] ??= []).push(code)
    else if (type === 'followup') draft.replacedBy = code
    else if (type === 'base_product') draft.product = code
    else notes.addUnsupported(`reference of the kind ${type.slice(0, 40) || 'unnamed'}`, reference.line)
  }
}

/**
 * Units of order that the prices are for; null with a warning for a text that is no whole number: what the prices are
 * for is unknown then.
 */
function readPriceQuantity(
  order: Element | undefined,
  { prices: { numbers }, notes }: ArticleContext,
): number | null {
  const written = textOf(order, 'PRICE_QUANTITY')
  const value = numbers.read(written || '1')
  if (value !== null && Number.isInteger(value) && value >= 1 && value <= articleLimits.pricePer) return value
  if (order)
    notes.warn(
      'incomplete',
      childOf(order, 'PRICE_QUANTITY') ?? order,
      'PRICE_QUANTITY that is no whole number: the prices are refused',
      written,
    )
  return null
}

/** Prices and volume prices. Articles keep their current ones where those of the file cannot be used. */
function readArticlePrices(
  element: Element,
  order: Element | undefined,
  draft: ArticleDraft,
  article: ArticleContext,
): void {
  const { prices: context, notes, pricesOnly } = article
  const blocks = childrenOf(element, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS')
  const priceQuantity = blocks.length === 0 ? 1 : readPriceQuantity(order, article)
  const read = priceQuantity === null ? null : readPrices(blocks, priceQuantity, context)
  if (read === null) return
  if (read.pricePer > articleLimits.pricePer) {
    const [first = element] = blocks
    notes.warn('incomplete', first, 'price for more units than an article can have', String(read.pricePer))
    return
  }
  draft.prices = read.prices
  draft.volumePrices = read.volumePrices
  const hasAmount =
    Object.values(read.prices).some((price) => price !== null) ||
    Object.values(read.volumePrices).some((steps) => steps.length > 0)
  if (!hasAmount) return
  draft.pricePer = read.pricePer
  if (pricesOnly && textOf(order, 'PRICE_QUANTITY') === '') draft.assumesPricePer = true
}

/** Reads an article of BMEcat 1.01 to 2005. What does not fit is left out or changed, with a warning in the notes. */
export function readArticle(element: Element, context: ArticleContext): ReadArticle {
  const { notes } = context
  const details = childOf(element, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS')
  const code = articleNumberOf(element)
  const draft: ArticleDraft = { line: element.line, code }
  const order = childOf(element, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS')
  if ((element.attributes['mode'] ?? '').toLowerCase() === 'delete')
    return { draft: { ...draft, remove: true }, texts: [] }
  for (const fault of element.faults ?? [])
    notes.warn('adjusted', { name: details?.name ?? element.name, line: fault.line }, fault.what)
  readArticlePrices(element, order, draft, context)
  if (context.pricesOnly) return { draft, texts: [] }
  if (!draft.prices && childrenOf(element, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS').length === 0)
    notes.warn('incomplete', element, 'article without a price')
  readDetails(element, draft, context)
  readPack(order, draft, context)
  const features = readFeatures(childrenOf(element, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES'), context.features)
  draft.values = features.values
  draft.onlyTheseValues = true
  if (features.classId !== null) draft.group = features.classId.slice(0, articleLimits.group)
  readReferences(element, draft, notes)
  readMedia(mimesOf(element), draft, context.media)
  noteUnread(element, notes)
  return { draft, texts: features.texts }
}

/** The supplier's number of an article; empty when it has none. Version 1.01 may have it among the details. */
export const articleNumberOf = (element: Element): string =>
  textOf(element, 'SUPPLIER_AID', 'SUPPLIER_PID') ||
  textOf(childOf(element, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS'), 'SUPPLIER_AID', 'SUPPLIER_PID')
