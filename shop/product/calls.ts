import type {
  Product,
  Recommendations,
  StockPrice,
  StockPrices,
  VariantItem,
  VariantList,
  Warehouses,
} from '@tradecounter/api/contract'
import { CallError, useAnswer, useCall, useShop, withQuery, type Caller } from '@tradecounter/shop/core'
import { codesToPrice } from './variants/variant-list-rules.ts'
import { hasWarehouse, readWarehouse } from './stock/warehouse.ts'

export const productAddress = (code: string): string => `/api/product/${encodeURIComponent(code)}`

/** One product with its variants; its 404 is the page's. */
export const useProduct = (code: string) => useAnswer<Product>(productAddress(code))

/** `filters` are the current filter parameters of the list, as a query string; empty where there are none. */
const variantListAddress = (productCode: string, activeVariantNumber: string, filters: string): string => {
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

/** Address of the recommendations for a product, and their key. */
export const recommendationsAddress = (code: string): string =>
  withQuery('/api/recommendations/product', { code })

/** Delivery, earlier purchases, accessories and alternatives of a product; `null` asks nothing. */
export const useRecommendations = (code: string | null) =>
  useAnswer<Recommendations, unknown>(code === null ? null : recommendationsAddress(code))

/** Address of the warehouses, and their key. */
export const warehousesAddress = '/api/warehouses'

/** The warehouses of the site's country, fetched once a page and only where they are shown. */
export const useWarehouses = () => useAnswer<Warehouses>(warehousesAddress)

/** `POST` (spec §7). */
export const stockPricesAddress = '/api/variants/stockprices'

/** The most codes that one call for stock and prices takes (api contract). */
export const codesPerCall = 500

const stockPricesName = 'stockprices'

/** Holds the customer, since another one has other prices. */
export const stockPricesKey = (customerId: string, codes: readonly string[]): readonly string[] => [
  stockPricesName,
  customerId,
  ...codes,
]

/** Whether an SWR key is that of a list's stock and prices, for any customer. */
export const isStockPricesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === stockPricesName

/** Stock and prices of a list in one call, with the chosen warehouse's stock beside (VAR-12); 404 shows none (VAR-8). */
async function fetchStockPrices({ post }: Caller, codes: readonly string[]): Promise<StockPrices> {
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
    () => fetchStockPrices(caller, codes),
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
