import type { Queries } from '../../../platform/database/index.ts'
import { priceOn } from '../../articles/price.ts'
import { fromStored } from '../../articles/quantity.ts'

/** Stock types (spec §3) of variants that can be sent at once: partly in stock, in stock. */
const sendable = [2, 3]

/**
 * What a table knows of every variant: in which warehouses it is in stock, how much of it one warehouse has, or its
 * price per unit in a price group on a day.
 */
export type TableKind =
  | { kind: 'stock'; warehouses: readonly string[] }
  | { kind: 'quantity'; warehouseId: string }
  | { kind: 'price'; priceGroup: string; day: string }

/** A table in shared memory: numbers by variant id, `words` of them for each. */
export interface TableData {
  numbers: Float64Array | Uint32Array
  words: number
}

/** Some variants: those of a range of ids, both ends included, or some by id. */
type Some = { from: number; to: number } | { ids: readonly number[] }

const wordsOf = (kind: TableKind): number =>
  kind.kind === 'stock' ? Math.max(1, Math.ceil(kind.warehouses.length / 32)) : 1

/** An empty table with room for ids below `capacity`: no marks, no values. */
export function emptyTable(kind: TableKind, capacity: number): TableData {
  const words = wordsOf(kind)
  if (kind.kind === 'stock')
    return { words, numbers: new Uint32Array(new SharedArrayBuffer(4 * words * capacity)) }
  return { words, numbers: new Float64Array(new SharedArrayBuffer(8 * capacity)).fill(NaN) }
}

const stockOf = (queries: Queries, some: Some) =>
  queries
    .selectFrom('stock')
    .$if('from' in some, (query) =>
      query
        .where('stock.variantId', '>=', 'from' in some ? some.from : 0)
        .where('stock.variantId', '<=', 'from' in some ? some.to : 0),
    )
    .$if('ids' in some, (query) => query.where('stock.variantId', 'in', 'ids' in some ? some.ids : []))

/** Numbers of a table by their place in it. */
type Cells = Map<number, number>

async function readStock(
  queries: Queries,
  warehouses: readonly string[],
  words: number,
  some: Some,
): Promise<Cells> {
  const places = new Map(warehouses.map((id, place) => [id, place]))
  const rows = await stockOf(queries, some)
    .select(['variantId', 'warehouseId'])
    .where('type', 'in', sendable)
    .where('quantity', '>', 0)
    .execute()
  const cells: Cells = new Map()
  for (const { variantId, warehouseId } of rows) {
    const place = places.get(warehouseId)
    if (place === undefined) continue
    const at = variantId * words + (place >>> 5)
    cells.set(at, ((cells.get(at) ?? 0) | (1 << (place & 31))) >>> 0)
  }
  return cells
}

async function readQuantities(queries: Queries, warehouseId: string, some: Some): Promise<Cells> {
  const rows = await stockOf(queries, some)
    .innerJoin('variants', 'variants.id', 'stock.variantId')
    .select(['variantId', 'type', 'quantity', 'decimalPrecision'])
    .where('warehouseId', '=', warehouseId)
    .execute()
  return new Map(
    rows.map(({ variantId, type, quantity, decimalPrecision }) => [
      variantId,
      sendable.includes(type) ? fromStored(Number(quantity), decimalPrecision) : 0,
    ]),
  )
}

async function readPrices(queries: Queries, priceGroup: string, day: string, some: Some): Promise<Cells> {
  const rows = await queries
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variantId')
    .select(['variantId', 'amount', 'campaignAmount', 'campaignFrom', 'campaignUntil', 'pricePer'])
    .where('priceGroup', '=', priceGroup)
    .$if('from' in some, (query) =>
      query
        .where('prices.variantId', '>=', 'from' in some ? some.from : 0)
        .where('prices.variantId', '<=', 'from' in some ? some.to : 0),
    )
    .$if('ids' in some, (query) => query.where('prices.variantId', 'in', 'ids' in some ? some.ids : []))
    .execute()
  // PostgreSQL gives its 64-bit integers as text.
  return new Map(
    rows.map(({ variantId, amount, campaignAmount, pricePer, ...days }) => {
      const campaign = campaignAmount === null ? null : Number(campaignAmount)
      const price = priceOn({ amount: Number(amount), campaignAmount: campaign, ...days }, day)
      return [variantId, price.amount / Number(pricePer)]
    }),
  )
}

const readCells = (queries: Queries, kind: TableKind, words: number, some: Some): Promise<Cells> => {
  if (kind.kind === 'stock') return readStock(queries, kind.warehouses, words, some)
  if (kind.kind === 'quantity') return readQuantities(queries, kind.warehouseId, some)
  return readPrices(queries, kind.priceGroup, kind.day, some)
}

/** Reads the variants of a range into a table. */
export async function fillTable(
  queries: Queries,
  kind: TableKind,
  { numbers, words }: TableData,
  range: { from: number; to: number },
): Promise<void> {
  for (const [at, number] of await readCells(queries, kind, words, range)) numbers[at] = number
}

/** Reads some variants again, of which the table has all ids. */
export async function renewTable(
  queries: Queries,
  kind: TableKind,
  { numbers, words }: TableData,
  ids: readonly number[],
): Promise<void> {
  const cells = await readCells(queries, kind, words, { ids })
  const none = kind.kind === 'stock' ? 0 : NaN
  for (const id of ids)
    for (let at = id * words; at < (id + 1) * words; at++) numbers[at] = cells.get(at) ?? none
}
