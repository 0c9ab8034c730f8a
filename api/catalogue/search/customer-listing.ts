import type { VariantMarks } from '@tradecounter/search'
import type { Sort } from '../../contract/index.ts'
import { stockTable } from './variant-tables/prepare-stock.ts'
import type { VariantTables } from './variant-tables/variant-tables.ts'
import type { ListTerms } from '../../platform/product-search.ts'

/** Attribute id of the facet of warehouses that have an article in stock. */
export const stockFacet = 'inStock'
/**
 * The value of that facet for the own warehouse: the branch that the user has chosen for orders, otherwise the
 * customer's.
 */
export const ownWarehouse = 'mine'

/** Milliseconds that a list waits for a table that it is narrowed or sorted by, and for one that it can do without. */
const patienceMs = { needed: 2000, useful: 1000 }

/** What a list is narrowed and sorted by beside the index. */
export interface CustomerListing {
  /** Places of the warehouses among the marks; empty while they are not known. */
  warehouses: readonly string[]
  marks: VariantMarks | null
  values: Float64Array | null
  /** The sort that the caller may use, as far as its values are known. */
  sort: Sort
  /** The list is narrowed by stock that is not read yet. */
  isPending: boolean
}

/** The warehouse that a value of the stock facet means; null for one that the customer is not offered. */
function warehouseOf(value: string | undefined, terms: ListTerms): string | null {
  if (value === ownWarehouse) return terms.warehouseId
  return terms.branches.some(({ id }) => id === value) ? (value ?? null) : null
}

const isCustomerSort = (sort: Sort): boolean =>
  sort === 'PriceAsc' || sort === 'PriceDesc' || sort === 'StockDesc'

/** Without terms, as for a visitor: nothing of stock and prices changes the list. */
export const visitorListing = (sort: Sort): CustomerListing => ({
  warehouses: [],
  marks: null,
  values: null,
  sort: isCustomerSort(sort) ? 'Relevance' : sort,
  isPending: false,
})

/**
 * Resolves the stock filter and the sort of a customer's list to tables by variant. A sort that the customer may not
 * use, or whose table is not read in time, is the one by relevance.
 */
export async function customerListing(
  tables: VariantTables,
  terms: ListTerms,
  { sort, stock }: { sort: Sort; stock: string | undefined },
): Promise<CustomerListing> {
  const kind = stockTable([terms.warehouseId, ...terms.branches.map(({ id }) => id)])
  const { warehouses } = kind
  const chosen = warehouseOf(stock, terms)
  const isNarrowed = stock !== undefined
  const patience = isNarrowed ? patienceMs.needed : patienceMs.useful
  const data = await tables.table(kind, patience)
  // An unknown warehouse has no article: no mark has the place -1.
  const only = isNarrowed ? warehouses.indexOf(chosen ?? '') : null
  const values = await valuesOf(tables, terms, sort, chosen ?? terms.warehouseId)
  return {
    warehouses,
    marks: data?.numbers instanceof Uint32Array ? { bits: data.numbers, words: data.words, only } : null,
    values,
    sort: values === null && isCustomerSort(sort) ? 'Relevance' : sort,
    isPending: data === null && isNarrowed,
  }
}

async function valuesOf(
  tables: VariantTables,
  { priceGroup, day }: ListTerms,
  sort: Sort,
  warehouseId: string,
): Promise<Float64Array | null> {
  const isByPrice = sort === 'PriceAsc' || sort === 'PriceDesc'
  if (!isCustomerSort(sort) || (isByPrice && priceGroup === null)) return null
  const data = await tables.table(
    isByPrice && priceGroup !== null ? { kind: 'price', priceGroup, day } : { kind: 'quantity', warehouseId },
    patienceMs.needed,
  )
  return data?.numbers instanceof Float64Array ? data.numbers : null
}
