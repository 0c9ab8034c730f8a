import type { Product, StockPrice, StockPrices, VariantItem, VariantList } from '@tradecounter/api/contract'
import { useAnswer, useCall, useShop, withQuery } from '@tradecounter/shop/core'
import { stockPricesKey } from './stock/stock-prices-key.ts'
import { codesToPrice } from './variants/variant-list-rules.ts'
import { hasWarehouse } from './stock/warehouse.ts'

export const productAddress = (code: string): string => `/api/product/${encodeURIComponent(code)}`

/** One product with its variants; its 404 is the page's. */
export const useProduct = (code: string) => useAnswer<Product>(productAddress(code))

/** `filters` are the current filter parameters of the list, as a query string; empty where there are none. */
export const variantListAddress = (
  productCode: string,
  activeVariantNumber: string,
  filters: string,
): string => {
  const address = withQuery('/api/search/variants', { productCode, activeVariantNumber })
  return filters === '' ? address : `${address}&${filters}`
}

/**
 * The variants of a product, for a list with these filters. Kept per product code and filters for as long as the site's
 * settings say (VAR-6), so opening and closing a row asks once.
 */
export function useVariantList(productCode: string, activeVariantNumber: string, filters: string) {
  const { settings } = useShop()
  return useAnswer<VariantList>(variantListAddress(productCode, activeVariantNumber, filters), {
    dedupingInterval: settings.variantListCacheDuration * 60_000,
    // When that has passed, what is opened again asks again, and shows what is kept meanwhile.
    revalidateIfStale: true,
    // Under other filters the row stays as tall as it is while they are heeded.
    keepPreviousData: true,
  })
}

/** Stock and prices of a list: by code, with what is still unknown told from what is known to be nothing. */
export interface ListedStockPrices {
  /** False for visitors: they see neither stock nor prices. */
  shown: boolean
  loading: boolean
  /** Why they could not be had; undefined while that is not so. */
  error: unknown
  retry: () => Promise<unknown>
  currency: string
  of: (code: string) => StockPrice | undefined
}

/**
 * One request for a whole list, only for a signed-in user and never for replacements (VAR-8). The host has made it for what
 * a page shows at first.
 */
export function useStockPrices(
  items: readonly Pick<VariantItem, 'code' | 'isReplacement'>[],
): ListedStockPrices {
  const { user, currency } = useShop()
  const caller = useCall()
  const codes = codesToPrice(items)
  const { data, error, mutate } = useAnswer<StockPrices, unknown>(
    user === null || codes.length === 0 ? null : stockPricesKey(user.customerId, codes),
    // Only customers need its code.
    async () => (await import('./stock/stock-prices-call.ts')).fetchStockPrices(caller, codes),
    // The host's answer says nothing of a warehouse, which it does not know of (VAR-12).
    hasWarehouse() ? { revalidateOnMount: true } : undefined,
  )
  return {
    shown: user !== null,
    loading: user !== null && codes.length > 0 && data === undefined && error === undefined,
    error: data === undefined ? error : undefined,
    retry: () => mutate(),
    currency: data === undefined || data.currency === '' ? currency : data.currency,
    of: (code) => data?.items.find((item) => item.code === code),
  }
}
