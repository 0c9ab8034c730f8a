import type { Selectable } from 'kysely'
import { readTexts, type Database, type Store } from '@tradecounter/api/seed'

type Queries = Store['db']

/** An attribute of the product as shown. */
export interface Fact {
  name: string
  value: string
}

/** The content of a product's sheet in one language. */
export interface Sheet {
  language: string
  title: string
  code: string
  name: string
  brand: string
  description: string
  warranty: string
  date: string
  picture: string
  facts: Fact[]
  /** Headings of the table of variants. */
  headings: string[]
  rows: string[][]
}

type AttributeRow = Selectable<Database['variantAttributes']> &
  Pick<Selectable<Database['attributes']>, 'unit'>

/** Owners of the headings of the table, among the texts of the catalogue. */
const wordOwners = ['document-word:article', 'document-word:maker', 'document-word:ean', 'document-word:pack']

async function attributesOf(db: Queries, productId: number): Promise<AttributeRow[]> {
  return db
    .selectFrom('variantAttributes')
    .innerJoin('variants', 'variants.id', 'variantAttributes.variantId')
    .innerJoin('attributes', 'attributes.key', 'variantAttributes.attributeKey')
    .selectAll('variantAttributes')
    .select('attributes.unit')
    .where('variants.productId', '=', productId)
    .orderBy('attributes.position')
    .execute()
}

/** A quantity of the article's precision as a decimal number. */
const decimal = (amount: number, precision: number) => String(amount / 10 ** precision).replace('.', ',')

/** Reads a product's sheet; null if the product has no such document. `languages` in order of preference. */
export async function readSheet(
  db: Queries,
  code: string,
  kind: string,
  languages: readonly string[],
): Promise<Sheet | null> {
  const product = await db
    .selectFrom('products')
    .innerJoin('documents', 'documents.productId', 'products.id')
    .selectAll('products')
    .where('products.code', '=', code)
    .where('documents.kind', '=', kind)
    .executeTakeFirst()
  if (!product) return null
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('productId', '=', product.id)
    .orderBy('position')
    .execute()
  const attributes = await attributesOf(db, product.id)

  const owner = `product:${product.id}`
  const owners = new Set([owner, `warranty:${product.warranty}`, `document:${kind}`, ...wordOwners])
  for (const { attributeKey, value } of attributes)
    owners.add(`attribute:${attributeKey}`).add(`value:${value ?? ''}`)
  for (const { unit } of variants) owners.add(`unit:${unit}`)
  const names = await readTexts(db, [...owners], 'name', languages)
  const descriptions = await readTexts(db, [owner], 'description', languages)
  const word = (of: string) => names.get(of) ?? ''

  const textOf = ({ value, number, unit }: AttributeRow) => {
    const text =
      number === null ? (names.get(`value:${value ?? ''}`) ?? value ?? '') : decimal(Number(number), 3)
    return unit === '' ? text : `${text} ${unit}`
  }
  const keys = [...new Set(attributes.map(({ attributeKey }) => attributeKey))]
  const valuesOf = (key: string) => new Set(attributes.filter((row) => row.attributeKey === key).map(textOf))
  const varying = keys.filter((key) => valuesOf(key).size > 1)
  const textAt = (variantId: number, key: string) => {
    const row = attributes.find((each) => each.variantId === variantId && each.attributeKey === key)
    return row ? textOf(row) : ''
  }

  return {
    language: languages[0] ?? 'en',
    title: word(`document:${kind}`),
    code: product.code,
    name: word(owner),
    brand: product.brand,
    description: descriptions.get(owner) ?? '',
    warranty: word(`warranty:${product.warranty}`),
    date: product.createdOn,
    picture: variants[0]?.picture ?? '',
    facts: keys
      .filter((key) => !varying.includes(key))
      .map((key) => ({ name: word(`attribute:${key}`), value: [...valuesOf(key)].join() })),
    headings: [
      word(wordOwners[0] ?? ''),
      ...varying.map((key) => word(`attribute:${key}`)),
      ...wordOwners.slice(1).map(word),
    ],
    rows: variants.map((variant) => [
      variant.code,
      ...varying.map((key) => textAt(variant.id, key)),
      variant.manufacturerNumber,
      variant.ean,
      `${decimal(Number(variant.unitVolume), variant.decimalPrecision)} ${word(`unit:${variant.unit}`)}`,
    ]),
  }
}
