import type { StockPrices } from '@tradecounter/api/contract'
import { CallError, type Caller } from '@tradecounter/shop/core'
import { codesPerCall, stockPricesAddress } from './stock-prices-key.ts'
import { readWarehouse } from './warehouse.ts'

/** Stock and prices of a list in one call, with the chosen warehouse's stock beside (VAR-12); 404 shows none (VAR-8). */
export async function fetchStockPrices({ post }: Caller, codes: readonly string[]): Promise<StockPrices> {
  const warehouseId = readWarehouse()
  const parts: string[][] = []
  for (let from = 0; from < codes.length; from += codesPerCall)
    parts.push(codes.slice(from, from + codesPerCall))
  const answers = await Promise.all(
    parts.map((items) =>
      post<StockPrices>(stockPricesAddress, {
        items,
        ...(warehouseId === '' ? {} : { warehouseId }),
      }).catch((reason: unknown): StockPrices => {
        if (reason instanceof CallError && reason.status === 404) return { currency: '', items: [] }
        throw reason
      }),
    ),
  )
  return {
    currency: answers.find(({ currency }) => currency !== '')?.currency ?? '',
    items: answers.flatMap(({ items }) => items),
  }
}
