import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue, type ImportSettings, type ImportSummary } from '../../../api/import/index.ts'
import { writeCatalogueFact } from '../../../api/catalogue/facts.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'

/** A shop's catalogue to import into: two categories, one price group, one warehouse, one attribute of each kind. */
export async function insertFrame({ db }: Store): Promise<void> {
  await insertRows(db, 'categories', [
    { id: 1, parentId: null, path: 'valves', family: null, position: 1 },
    { id: 2, parentId: 1, path: 'valves/ball-valves', family: null, position: 2 },
  ])
  await insertRows(db, 'attributes', [
    { key: 'length', kind: 2, unit: 'mm', position: 0 },
    { key: 'colour', kind: 1, unit: '', position: 1 },
    { key: 'approved', kind: 3, unit: '', position: 2 },
  ])
  await insertRows(db, 'priceGroups', [{ id: 'se', currency: 'SEK' }])
  await insertRows(db, 'warehouses', [{ id: 'STO', name: 'Stockholm', country: 'SE' }])
  await writeCatalogueFact(db, 'version', '1')
}

/** The result of importing a text or bytes, with the refused rows as `line field: reason`. */
export interface Imported extends ImportSummary {
  refusals: string[]
  /** Warnings in the same form. */
  incompletes: string[]
  adjustments: string[]
  /** The report as it was written; empty when there was none. */
  reportText: string
}

/** Imports a file of these bytes. Refused rows are read back from the report. */
export async function importBytes(
  store: Store,
  bytes: string | Buffer,
  settings: Partial<ImportSettings> = {},
): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), 'tc-import-'))
  const file = join(folder, 'file')
  const report = join(folder, 'refused.csv')
  try {
    writeFileSync(file, bytes)
    const summary = await importCatalogue(store, {
      file,
      report,
      today: new Date('2026-11-20T11:00:00Z'),
      ...settings,
    })
    const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
    const lines = text.slice(1).split('\r\n').slice(1, -1)
    const ofKind = (kind: string) =>
      lines.flatMap((line) => {
        const [, own, at = '', field = '', reason = ''] =
          /^([a-z]+);(\d+);"([^"]*)";"((?:[^"]|"")*)"/u.exec(line) ?? []
        return own === kind ? [`${at} ${field}: ${reason.replaceAll('""', '"')}`] : []
      })
    return {
      ...summary,
      reportText: text,
      refusals: ofKind('refused'),
      incompletes: ofKind('incomplete'),
      adjustments: ofKind('adjusted'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tables = [
  'categories',
  'categorySources',
  'attributes',
  'priceGroups',
  'optionPrices',
  'warehouses',
  'products',
  'variants',
  'articleSources',
  'texts',
  'variantAttributes',
  'articlePictures',
  'prices',
  'volumePrices',
  'stock',
  'documents',
  'relations',
  'catalogueFacts',
  'catalogueChanges',
] as const

/** All rows of the catalogue, in a fixed order, for comparing two catalogues. */
export async function wholeCatalogue({ db }: Store): Promise<string> {
  const parts = []
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    parts.push(
      `${table}\n${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n')}`,
    )
  }
  return parts.join('\n\n')
}

/** A variant with all related rows, by its number. */
export async function articleNamed({ db }: Store, code: string) {
  const variant = await db
    .selectFrom('variants')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', variant.productId)
    .executeTakeFirstOrThrow()
  const of = {
    prices: db.selectFrom('prices'),
    values: db.selectFrom('variantAttributes'),
    stock: db.selectFrom('stock'),
  }
  const texts = await db
    .selectFrom('texts')
    .selectAll()
    .where('owner', '=', `product:${product.id}`)
    .execute()
  const values = await of.values.selectAll().where('variantId', '=', variant.id).execute()
  return {
    variant,
    product,
    prices: await of.prices.selectAll().where('variantId', '=', variant.id).execute(),
    stock: await of.stock.selectAll().where('variantId', '=', variant.id).execute(),
    values: Object.fromEntries(
      values.map(({ attributeKey, number, value }) => [attributeKey, number ?? value]),
    ),
    texts: Object.fromEntries(texts.map(({ field, language, text }) => [`${field}.${language}`, text])),
  }
}
