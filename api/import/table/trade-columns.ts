import type { StockType } from '../../contract/index.ts'
import type { ArticleDraft } from '../article.ts'
import { type ReadCell, readNumber } from './read-number.ts'
import { type DecimalMark, parseNumber } from '../../platform/written-number.ts'
import { toMinorUnits, parseDay } from '../parse-values.ts'

/** Price groups with their currencies and warehouses with their countries; a file may add new ones. */
export interface PriceGroupsAndWarehouses {
  groups: Map<string, string>
  warehouses: Map<string, string>
}

type Price = NonNullable<NonNullable<ArticleDraft['prices']>[string]>
type StockEntry = NonNullable<NonNullable<ArticleDraft['stock']>[string]>

const inStock: StockType = 3
const notInStock: StockType = 1
const stockTypes: readonly StockType[] = [0, 1, 2, 3, 4, 5, 6]

/** Parses an amount into minor units, or returns the reason why it is none. */
function parseAmount(cell: string, decimal: DecimalMark): number | string {
  const value = readNumber(cell, decimal, 'is no amount')
  if (typeof value === 'string') return value
  return toMinorUnits(value) ?? 'is finer than the currency; give it for more units (price-per)'
}

function priceCell(
  group: string,
  put: (price: Price, cell: string, decimal: DecimalMark) => string | null,
): ReadCell {
  return (cell, draft, decimal) => {
    const prices = (draft.prices ??= {})
    if (cell === '') {
      prices[group] ??= null
      return null
    }
    return put(
      (prices[group] ??= {
        amount: Number.NaN,
        campaignAmount: null,
        campaignFrom: null,
        campaignUntil: null,
      }),
      cell,
      decimal,
    )
  }
}

const amountInto =
  (field: 'amount' | 'campaignAmount') =>
  (price: Price, cell: string, decimal: DecimalMark): string | null => {
    const amount = parseAmount(cell, decimal)
    if (typeof amount === 'string') return amount
    price[field] = amount
    return null
  }

const dayInto =
  (field: 'campaignFrom' | 'campaignUntil') =>
  (price: Price, cell: string): string | null => {
    price[field] = parseDay(cell)
    return price[field] === null ? 'is no day (YYYY-MM-DD)' : null
  }

const volumeCell =
  (group: string, from: number): ReadCell =>
  (cell, draft, decimal) => {
    const steps = ((draft.volumePrices ??= {})[group] ??= [])
    if (cell === '') return null
    const amount = parseAmount(cell, decimal)
    if (typeof amount === 'string') return amount
    steps.push({ from, amount })
    return null
  }

/** Registers a price group of a heading; returns the reason when it is unknown and has no currency. */
export function registerPriceGroup(
  group: string,
  currency: string | undefined,
  trade: PriceGroupsAndWarehouses,
): string | null {
  const known = trade.groups.get(group)
  const given = currency?.toUpperCase()
  if (known === undefined && given === undefined)
    return `there is no price group ${group}; to make it, write its currency: price.${group}:SEK`
  if (known !== undefined && given !== undefined && given !== known)
    return `the prices of ${group} are in ${known}, not in ${given}`
  trade.groups.set(group, known ?? given ?? '')
  return null
}

/**
 * `price.GROUP` and `price.GROUP:SEK` (which makes the group when it is new), `price.GROUP@10` from a quantity on,
 * `campaign.GROUP`, `campaign-from.GROUP`, `campaign-until.GROUP`.
 */
export function priceColumn(name: string, trade: PriceGroupsAndWarehouses): ReadCell | string | null {
  const [, head = '', group = '', from, currency] =
    /^(price|campaign|campaign-from|campaign-until)\.([^:@]+)(?:@([\d.,]+))?(?::([A-Za-z]{3}))?$/iu.exec(
      name,
    ) ?? []
  if (group === '') return null
  const fault = registerPriceGroup(group, currency, trade)
  if (fault !== null) return fault
  const kind = head.toLowerCase()
  if (from !== undefined) {
    const quantity = parseNumber(from, null)
    return kind !== 'price' || quantity === null
      ? 'only a price can have a quantity behind it'
      : volumeCell(group, quantity)
  }
  if (kind === 'price') return priceCell(group, amountInto('amount'))
  if (kind === 'campaign') return priceCell(group, amountInto('campaignAmount'))
  return priceCell(group, dayInto(kind === 'campaign-from' ? 'campaignFrom' : 'campaignUntil'))
}

function stockCell(
  warehouse: string,
  put: (entry: StockEntry, cell: string, decimal: DecimalMark) => string | null,
): ReadCell {
  return (cell, draft, decimal) => {
    const stock = (draft.stock ??= {})
    if (cell === '') {
      stock[warehouse] ??= null
      return null
    }
    return put(
      (stock[warehouse] ??= { type: notInStock, quantity: 0, firstDeliveryDate: null }),
      cell,
      decimal,
    )
  }
}

const stockFields: Readonly<
  Record<string, (entry: StockEntry, cell: string, decimal: DecimalMark) => string | null>
> = {
  stock(entry, cell, decimal) {
    const quantity = readNumber(cell, decimal, 'is no number')
    if (typeof quantity === 'string') return quantity
    entry.quantity = quantity
    if (entry.type === notInStock && quantity > 0) entry.type = inStock
    return null
  },
  'stock-type'(entry, cell) {
    const type = stockTypes.find((each) => String(each) === cell)
    if (type === undefined) return 'must be 0 to 6'
    entry.type = type
    return null
  },
  delivery(entry, cell) {
    entry.firstDeliveryDate = parseDay(cell)
    return entry.firstDeliveryDate === null ? 'is no day (YYYY-MM-DD)' : null
  },
}

/**
 * `stock.WAREHOUSE`, `stock-type.WAREHOUSE`, `delivery.WAREHOUSE`; `stock.WAREHOUSE:SE` makes the warehouse when it is
 * new.
 */
export function stockColumn(name: string, trade: PriceGroupsAndWarehouses): ReadCell | string | null {
  const [, head = '', warehouse = '', country] =
    /^(stock|stock-type|delivery)\.([^:]+)(?::([A-Za-z]{2}))?$/iu.exec(name) ?? []
  if (warehouse === '') return null
  if (!trade.warehouses.has(warehouse) && country === undefined)
    return `there is no warehouse ${warehouse}; to make it, write its country: stock.${warehouse}:SE`
  if (country !== undefined && !trade.warehouses.has(warehouse))
    trade.warehouses.set(warehouse, country.toUpperCase())
  const put = stockFields[head.toLowerCase()]
  return put ? stockCell(warehouse, put) : null
}
