import type { Attribute, VariantItem } from '../../contract/index.ts'
import { fromStored } from '../articles/quantity.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import { findConfigurableProducts } from '../configuration/service.ts'
import type { Queries } from '../../platform/database/index.ts'
import { hasPrice } from '../articles/find-articles.ts'
import { articleTextsFor, type ArticleTexts } from '../articles/article-texts.ts'
import { articleUrl, pictureUrl } from '../articles/view.ts'
import type { Caller } from '../../platform/services.ts'
import { textsFor } from '../texts.ts'
import { isFeatureCode, isValueCode } from './attribute-names.ts'
import { measureText } from './measure-text.ts'

/** A measured or named value of a variant. */
interface StoredValue {
  variantId: number
  key: string
  number: number | null
  value: string | null
  unit: string
  position: number
}

const variantsOf = (db: Queries, customerId: string) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .leftJoin('customerNumbers', (join) =>
      join
        .onRef('customerNumbers.variantId', '=', 'variants.id')
        .on('customerNumbers.customerId', '=', customerId),
    )
    .select([
      'variants.id',
      'variants.productId',
      'variants.code',
      'variants.manufacturerNumber',
      'variants.ean',
      'variants.unit',
      'variants.decimalPrecision',
      'variants.unitVolume',
      'variants.pricePer',
      'variants.buyable',
      'variants.replacedBy',
      'variants.picture',
      'products.slug',
      'customerNumbers.code as customerNumber',
    ])
    .select(hasPrice)

type VariantRow = Awaited<ReturnType<ReturnType<typeof variantsOf>['execute']>>[number]

/** A variant with its answer and its named attributes. */
export interface VariantView {
  row: VariantRow
  item: VariantItem
  /** Attributes in the catalogue's order. */
  values: Array<Attribute & { key: string }>
}

/** Addresses of successors by their codes. */
async function successorUrls(db: Queries, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await readInChunks(codes, (some) =>
    db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select(['variants.code', 'products.slug'])
      .where('variants.code', 'in', some)
      .execute(),
  )
  return new Map(rows.map((row) => [row.code, articleUrl(row)]))
}

async function readAttributeValues(db: Queries, ids: readonly number[]): Promise<Map<number, StoredValue[]>> {
  if (ids.length === 0) return new Map()
  const rows = await readInChunks(ids, (some) =>
    db
      .selectFrom('variantAttributes')
      .innerJoin('attributes', 'attributes.key', 'variantAttributes.attributeKey')
      .select(['variantId', 'attributes.key', 'number', 'value', 'attributes.unit', 'attributes.position'])
      .where('variantId', 'in', some)
      .orderBy('attributes.position')
      .execute(),
  )
  return Map.groupBy(rows, (row) => row.variantId)
}

function itemOf(
  row: VariantRow,
  values: VariantView['values'],
  links: Map<string, string>,
  texts: ArticleTexts,
  configuration: VariantItem['configuration'],
): VariantItem {
  const isPriced = Number(row.hasPrice) > 0
  return {
    code: row.code,
    originalCode: row.manufacturerNumber,
    customCode: row.customerNumber ?? '',
    url: articleUrl(row),
    ticket: `v.${row.id}`,
    stock: null,
    price: null,
    priceUnit: texts.priceUnit(row),
    isCampaignPrice: false,
    buyable: row.buyable === 1 && isPriced,
    ...(isPriced ? {} : { priceOnRequest: true as const }),
    isReplacement: row.replacedBy !== null,
    replacementLink: row.replacedBy === null ? null : (links.get(row.replacedBy) ?? null),
    isActiveVariant: false,
    unitVolume: fromStored(Number(row.unitVolume), row.decimalPrecision),
    decimalPrecision: row.decimalPrecision,
    displayUnitCode: texts.unit(row),
    image: { url: pictureUrl(row.picture) },
    productName: texts.name(row),
    variantLabel: texts.variantLabel(row),
    ...texts.nameLanguage(row),
    ean: row.ean,
    ...(configuration === undefined ? {} : { configuration }),
    attributes: Object.fromEntries(
      values.map(({ key, value, unit, valueLang: lang }) => [
        key,
        { value, unit, isUnit: unit !== '', ...(lang === undefined ? {} : { lang }) },
      ]),
    ),
  }
}

async function view(db: Queries, caller: Caller, rows: readonly VariantRow[]): Promise<VariantView[]> {
  const values = await readAttributeValues(
    db,
    rows.map(({ id }) => id),
  )
  const all = [...values.values()].flat()
  const namesOf = (owners: string[]) => textsFor(db, caller.language, 'name', owners)
  const texts = await articleTextsFor(db, caller, rows)
  const attributeNames = await namesOf(all.map(({ key }) => `attribute:${key}`))
  const valueNames = await namesOf(all.flatMap(({ value }) => (value === null ? [] : `value:${value}`)))
  const links = await successorUrls(
    db,
    rows.flatMap(({ replacedBy }) => replacedBy ?? []),
  )
  const configurable = await findConfigurableProducts(
    db,
    rows.map(({ productId }) => productId),
  )
  return rows.map((row) => {
    const named = (values.get(row.id) ?? []).map(({ key, number, value, unit }) => {
      const { lang: valueLang } = valueNames.languageOf(`value:${value ?? ''}`)
      return {
        key,
        name: attributeNames(`attribute:${key}`, key),
        value: number === null ? valueNames(`value:${value ?? ''}`, value ?? '') : measureText(number),
        unit,
        ...attributeNames.languageOf(`attribute:${key}`),
        ...(valueLang === undefined ? {} : { valueLang }),
      }
    })
    const shown = named.filter(({ name, value }) => !isFeatureCode(name) && !isValueCode(value))
    return {
      row,
      item: itemOf(row, shown, links, texts, configurable.get(row.productId)),
      values: shown,
    }
  })
}

/** Variants by id, without stock and prices: customers get those from `stockprices`. */
export async function readVariantsById(
  db: Queries,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, VariantView>> {
  if (ids.length === 0) return new Map()
  const rows = await readInChunks(ids, (some) =>
    variantsOf(db, caller.customerId).where('variants.id', 'in', some).execute(),
  )
  return new Map((await view(db, caller, rows)).map((each) => [each.row.id, each]))
}

/** All variants of a product in its order. */
export async function readProductVariants(
  db: Queries,
  caller: Caller,
  productId: number,
): Promise<VariantView[]> {
  const rows = await variantsOf(db, caller.customerId)
    .where('variants.productId', '=', productId)
    .orderBy('variants.position')
    .execute()
  return view(db, caller, rows)
}
