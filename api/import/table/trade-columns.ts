import type { StockType } from '../../contract/index.ts'
import type { ArticleDraft } from '../article.ts'
import type { ReadCell } from './cell.ts'
import { minorUnits, readDay, readNumber } from '../parse-values.ts'

/** Price groups with their currencies, and warehouses with their countries; a file may bring new ones. */
export interface Trade {
  groups: Map<string, string>
  warehouses: Map<string, string>
}

type Price = NonNullable<NonNullable<ArticleDraft['prices']>[string]>
type Shelf = NonNullable<NonNullable<ArticleDraft['stock']>[string]>

const inStock: StockType = 3
const notInStock: StockType = 1
const stockTypes: readonly StockType[] = [0, 1, 2, 3, 4, 5, 6]

/** An amount as written, in minor units, or the reason why it is none. */
export function readAmount(cell: string): number | string {
  const value = readNumber(cell)
  if (value === null) return 'is no amount'
  return minorUnits(value) ?? 'is finer than the currency; give it for more units (price-per)'
}

function priceCell(group: string, put: (price: Price, cell: string) => string | null): ReadCell {
  return (cell, draft) => {
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
    )
  }
}

const amountInto =
  (field: 'amount' | 'campaignAmount') =>
  (price: Price, cell: string): string | null => {
    const amount = readAmount(cell)
    if (typeof amount === 'string') return amount
    price[field] = amount
    return null
  }

const dayInto =
  (field: 'campaignFrom' | 'campaignUntil') =>
  (price: Price, cell: string): string | null => {
    price[field] = readDay(cell)
    return price[field] === null ? 'is no day (YYYY-MM-DD)' : null
  }

const volumeCell =
  (group: string, from: number): ReadCell =>
  (cell, draft) => {
    const steps = ((draft.volumePrices ??= {})[group] ??= [])
    if (cell === '') return null
    const amount = readAmount(cell)
    if (typeof amount === 'string') return amount
    steps.push({ from, amount })
    return null
  }

/** Notes a price group that a heading names; the reason when there is none and it cannot be made. */
export function nameGroup(group: string, currency: string | undefined, trade: Trade): string | null {
  const known = trade.groups.get(group)
  const asked = currency?.toUpperCase()
  if (known === undefined && asked === undefined)
    return `there is no price group ${group}; to make it, write its currency: price.${group}:SEK`
  if (known !== undefined && asked !== undefined && asked !== known)
    return `the prices of ${group} are in ${known}, not in ${asked}`
  trade.groups.set(group, known ?? asked ?? '')
  return null
}

/**
 * `price.GROUP` and `price.GROUP:SEK` (which makes the group when it is new), `price.GROUP@10` from a quantity on,
 * `campaign.GROUP`, `campaign-from.GROUP`, `campaign-until.GROUP`.
 */
export function perGroupColumn(name: string, trade: Trade): ReadCell | string | null {
  const [, head = '', group = '', from, currency] =
    /^(price|campaign|campaign-from|campaign-until)\.([^:@]+)(?:@([\d.,]+))?(?::([A-Za-z]{3}))?$/iu.exec(
      name,
    ) ?? []
  if (group === '') return null
  const fault = nameGroup(group, currency, trade)
  if (fault !== null) return fault
  const kind = head.toLowerCase()
  if (from !== undefined) {
    const quantity = readNumber(from)
    return kind !== 'price' || quantity === null
      ? 'a quantity stands behind a price only'
      : volumeCell(group, quantity)
  }
  if (kind === 'price') return priceCell(group, amountInto('amount'))
  if (kind === 'campaign') return priceCell(group, amountInto('campaignAmount'))
  return priceCell(group, dayInto(kind === 'campaign-from' ? 'campaignFrom' : 'campaignUntil'))
}

function shelfCell(warehouse: string, put: (shelf: Shelf, cell: string) => string | null): ReadCell {
  return (cell, draft) => {
    const stock = (draft.stock ??= {})
    if (cell === '') {
      stock[warehouse] ??= null
      return null
    }
    return put((stock[warehouse] ??= { type: notInStock, quantity: 0, firstDeliveryDate: null }), cell)
  }
}

const shelfParts: Readonly<Record<string, (shelf: Shelf, cell: string) => string | null>> = {
  stock(shelf, cell) {
    const quantity = readNumber(cell)
    if (quantity === null) return 'is no number'
    shelf.quantity = quantity
    if (shelf.type === notInStock && quantity > 0) shelf.type = inStock
    return null
  },
  'stock-type'(shelf, cell) {
    const type = stockTypes.find((each) => String(each) === cell)
    if (type === undefined) return 'must be 0 to 6'
    shelf.type = type
    return null
  },
  delivery(shelf, cell) {
    shelf.firstDeliveryDate = readDay(cell)
    return shelf.firstDeliveryDate === null ? 'is no day (YYYY-MM-DD)' : null
  },
}

/** `stock.WAREHOUSE`, `stock-type.WAREHOUSE`, `delivery.WAREHOUSE`; `stock.WAREHOUSE:SE` makes the warehouse when it is new. */
export function perWarehouseColumn(name: string, trade: Trade): ReadCell | string | null {
  const [, head = '', warehouse = '', country] =
    /^(stock|stock-type|delivery)\.([^:]+)(?::([A-Za-z]{2}))?$/iu.exec(name) ?? []
  if (warehouse === '') return null
  if (!trade.warehouses.has(warehouse) && country === undefined)
    return `there is no warehouse ${warehouse}; to make it, write its country: stock.${warehouse}:SE`
  if (country !== undefined && !trade.warehouses.has(warehouse))
    trade.warehouses.set(warehouse, country.toUpperCase())
  const put = shelfParts[head.toLowerCase()]
  return put ? shelfCell(warehouse, put) : null
}
