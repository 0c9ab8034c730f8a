import type { Selectable } from 'kysely'
import type { ChangeKind } from '../../platform/database/schema/change-kinds.ts'
import type { Database } from '../../platform/database/index.ts'
import type { ImportedArticle } from '../article.ts'
import { diffRows, pickColumns, isSameRow } from './diff-rows.ts'
import type { Changes } from '../staging/changes.ts'
import type { CurrentCatalogue } from './current-catalogue.ts'
import { serialiseTexts } from '../items.ts'

type VariantRow = Selectable<Database['variants']>

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** A quantity as an integer of the precision; null when it is finer, unless it is rounded up. */
function toStoredQuantity(quantity: number, precision: number, roundsUp: boolean): number | null {
  const exact = quantity * 10 ** precision
  const whole = Math.round(exact)
  if (Math.abs(exact - whole) < 1e-6) return whole
  return roundsUp ? Math.ceil(exact) : null
}

/** The new row of an article, or the reason why it cannot be imported. */
export function buildVariantRow(
  article: ImportedArticle,
  existing: VariantRow | undefined,
  fresh: { id: number; productId: number; position: number; comesBack: boolean; roundsPack: boolean },
): VariantRow | string {
  const precision =
    article.decimals ?? existing?.decimalPrecision ?? Math.min(3, decimalsOf(article.pack ?? 1))
  if (existing && precision !== existing.decimalPrecision)
    return `has ${existing.decimalPrecision} decimals, on which carts and orders rest; they cannot become ${precision}`
  const unitVolume =
    article.pack === undefined
      ? (existing?.unitVolume ?? 10 ** precision)
      : toStoredQuantity(article.pack, precision, fresh.roundsPack)
  if (unitVolume === null) return `has a pack of ${article.pack}, finer than its ${precision} decimals`
  return {
    id: existing?.id ?? fresh.id,
    code: article.code,
    productId: fresh.productId,
    position: existing?.productId === fresh.productId ? existing.position : fresh.position,
    manufacturerNumber: article.manufacturerNumber ?? existing?.manufacturerNumber ?? '',
    ean: article.ean ?? existing?.ean ?? '',
    unit: article.unit ?? existing?.unit ?? 'st',
    decimalPrecision: precision,
    unitVolume,
    pricePer: article.pricePer ?? existing?.pricePer ?? 1,
    buyable: (article.buyable ?? (existing && !fresh.comesBack ? existing.buyable === 1 : true)) ? 1 : 0,
    replacedBy:
      article.replacedBy === undefined ? (existing?.replacedBy ?? null) : article.replacedBy || null,
    picture: article.pictures ? (article.pictures[0]?.url ?? '') : (existing?.picture ?? ''),
  }
}

async function planValues(article: ImportedArticle, id: number, current: CurrentCatalogue, changes: Changes) {
  const { values, onlyTheseValues = false } = article
  if (!values) return false
  const wanted = Object.entries(values).flatMap(([attributeKey, value]) =>
    value === null
      ? []
      : [
          {
            variantId: id,
            attributeKey,
            number: 'number' in value ? value.number : null,
            value: 'value' in value ? value.value : null,
          },
        ],
  )
  return diffRows(
    changes,
    'variantAttributes',
    current.values.get(id) ?? [],
    wanted,
    pickColumns('variantId', 'attributeKey'),
    ({ attributeKey }) => onlyTheseValues || values[attributeKey] === null,
  )
}

async function planPrices(article: ImportedArticle, id: number, current: CurrentCatalogue, changes: Changes) {
  const { prices = {} } = article
  const wanted = Object.entries(prices).flatMap(([priceGroup, price]) =>
    price === null ? [] : [{ variantId: id, priceGroup, ...price }],
  )
  return diffRows(
    changes,
    'prices',
    current.prices.get(id) ?? [],
    wanted,
    pickColumns('variantId', 'priceGroup'),
    ({ priceGroup }) => prices[priceGroup] === null,
  )
}

const groupsOf = (rows: readonly { priceGroup: string }[] = []): Set<string> =>
  new Set(rows.map(({ priceGroup }) => priceGroup))

/** Whether an article gets its first price or volume price of any group, or loses its last. */
function isFirstOrLastPrice(
  { prices = {}, volumePrices = {} }: ImportedArticle,
  id: number,
  current: CurrentCatalogue,
): boolean {
  const before = { prices: groupsOf(current.prices.get(id)), steps: groupsOf(current.volumePrices.get(id)) }
  const after = { prices: new Set(before.prices), steps: new Set(before.steps) }
  for (const [group, price] of Object.entries(prices))
    if (price === null) after.prices.delete(group)
    else after.prices.add(group)
  for (const [group, steps] of Object.entries(volumePrices))
    if (steps.length === 0) after.steps.delete(group)
    else after.steps.add(group)
  const hasAny = (of: typeof before) => of.prices.size + of.steps.size > 0
  return hasAny(before) !== hasAny(after)
}

/** Plans volume prices. Those of a price group replace all current ones of the group. */
async function planVolumePrices(
  article: ImportedArticle,
  row: VariantRow,
  current: CurrentCatalogue,
  changes: Changes,
) {
  const { volumePrices = {} } = article
  const wanted = Object.entries(volumePrices).flatMap(([priceGroup, steps]) => {
    // Of two bounds between the same quantities (10.2 and 10.8 pieces) both are reached, and the last counts.
    const amounts = new Map(
      steps
        .toSorted((a, b) => a.from - b.from)
        .map(({ from, amount }) => [Math.ceil(from * 10 ** row.decimalPrecision - 1e-6), amount]),
    )
    return [...amounts].map(([fromQuantity, amount]) => ({
      variantId: row.id,
      priceGroup,
      fromQuantity,
      amount,
    }))
  })
  return diffRows(
    changes,
    'volumePrices',
    current.volumePrices.get(row.id) ?? [],
    wanted,
    pickColumns('variantId', 'priceGroup', 'fromQuantity'),
    ({ priceGroup }) => volumePrices[priceGroup] !== undefined,
  )
}

/** Plans the further pictures and their texts. The address of the first picture is in the article's row. */
async function planPictures(
  article: ImportedArticle,
  id: number,
  current: CurrentCatalogue,
  changes: Changes,
) {
  if (!article.pictures) return false
  const wanted = article.pictures
    .map(({ url, words }, position) => ({ variantId: id, position, url, words: serialiseTexts(words) }))
    .filter(({ position, words }) => position > 0 || words !== '')
  return diffRows(
    changes,
    'articlePictures',
    current.pictures.get(id) ?? [],
    wanted,
    pickColumns('variantId', 'position'),
    () => true,
  )
}

async function planStock(
  article: ImportedArticle,
  row: VariantRow,
  current: CurrentCatalogue,
  changes: Changes,
) {
  const { stock = {} } = article
  const wanted = Object.entries(stock).flatMap(([warehouseId, shelf]) =>
    shelf === null
      ? []
      : [
          {
            variantId: row.id,
            warehouseId,
            type: shelf.type,
            // Rounded down: never promises more than there is.
            quantity: Math.floor(shelf.quantity * 10 ** row.decimalPrecision + 1e-6),
            firstDeliveryDate: shelf.firstDeliveryDate,
          },
        ],
  )
  return diffRows(
    changes,
    'stock',
    current.stock.get(row.id) ?? [],
    wanted,
    pickColumns('variantId', 'warehouseId'),
    ({ warehouseId }) => stock[warehouseId] === null,
  )
}

/** Plans the changes of an article. Returns the kinds of changes. */
export async function planVariant(
  article: ImportedArticle,
  row: VariantRow,
  source: string | null,
  current: CurrentCatalogue,
  changes: Changes,
): Promise<Set<ChangeKind>> {
  const kinds = new Set<ChangeKind>()
  if (!isSameRow(current.variants.get(row.code), row)) {
    await changes.put('variants', row)
    kinds.add('text')
  }
  if (source !== null && current.sources.get(row.id) !== source)
    await changes.put('articleSources', { variantId: row.id, source })
  if (await planValues(article, row.id, current, changes)) kinds.add('text')
  if (await planPictures(article, row.id, current, changes)) kinds.add('text')
  const pricesChange = await planPrices(article, row.id, current, changes)
  const stepsChange = await planVolumePrices(article, row, current, changes)
  if (pricesChange || stepsChange) {
    kinds.add('price')
    // Visitors see no price, but whether there is one.
    if (isFirstOrLastPrice(article, row.id, current)) kinds.add('text')
  }
  if (await planStock(article, row, current, changes)) kinds.add('stock')
  return kinds
}
