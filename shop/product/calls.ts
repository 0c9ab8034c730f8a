import type { catalogueCalls, StockPrice, StockPrices, VariantItem } from '@tradecounter/api/contract'
import {
  addressOfCall,
  addressOfList,
  CallError,
  useAnswer,
  useCachedGet,
  useHttpClient,
  useShop,
  withQuery,
  type HttpClient,
} from '@tradecounter/shop/core'
import { codesToPrice } from './variants/variant-list-rules.ts'
import { hasWarehouse, readWarehouse } from './stock/warehouse.ts'

export const productAddress = (code: string) =>
  addressOfCall<typeof catalogueCalls.product>(`/api/product/${encodeURIComponent(code)}`)

/** Address of the call for the page of a product address that is not in today's form. */
export const productAddressCall = (written: string): string =>
  withQuery('/api/site/product-address', { written })

/** `filters` are the current filter parameters of the list, as a query string; may be empty. */
const variantListAddress = (productCode: string, activeVariantNumber: string, filters: string) =>
  addressOfList(
    addressOfCall<typeof catalogueCalls.variants>('/api/search/variants', {
      productCode,
      activeVariantNumber,
    }),
    filters,
  )

/**
 * The variants of a product, for a list with these filters. Kept per product code and filters for as long as the site's
 * settings say (VAR-6): by SWR on this page, so that opening and closing a row asks once, and by the browser from page
 * to page, apart for each user at each customer.
 */
export function useVariantList(productCode: string, activeVariantNumber: string, filters: string) {
  const seconds = useShop().settings.variantListCacheDuration * 60
  const get = useCachedGet('user', { duration: seconds })
  return useAnswer(variantListAddress(productCode, activeVariantNumber, filters), get, {
    dedupingInterval: seconds * 1000,
    // After that time, reopening requests again, and shows the cached answer meanwhile.
    revalidateIfStale: true,
    // The row keeps its height while other filters are applied.
    keepPreviousData: true,
  })
}

/** Address and SWR key of the recommendations for a product. */
export const recommendationsAddress = (code: string) =>
  addressOfCall<typeof catalogueCalls.recommendations>('/api/recommendations/product', { code })

/** Delivery, earlier purchases, accessories and alternatives of a product; `null` makes no request. */
export const useRecommendations = (code: string | null) =>
  useAnswer(code === null ? null : recommendationsAddress(code))

/** Address and SWR key of the warehouses. */
export const warehousesAddress = addressOfCall<typeof catalogueCalls.warehouses>('/api/warehouses')

/** The warehouses of the site's country, fetched once per page and only if shown; cached for the next pages. */
export const useWarehouses = () => useAnswer(warehousesAddress, useCachedGet('public', { duration: 3600 }))

/** `POST` (spec §7). */
export const stockPricesAddress = '/api/variants/stockprices'

/** The maximum number of codes in one call for stock and prices (api contract). */
export const codesPerCall = 500

const stockPricesName = 'stockprices'

/** Includes the customer, because prices differ by customer. */
export const stockPricesKey = (customerId: string, codes: readonly string[]): readonly string[] => [
  stockPricesName,
  customerId,
  ...codes,
]

/** Whether an SWR key is that of a list's stock and prices, for any customer. */
export const isStockPricesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === stockPricesName

/** Stock and prices of a list in one call, with the chosen warehouse's stock (VAR-12); 404 shows none (VAR-8). */
async function fetchStockPrices({ post }: HttpClient, codes: readonly string[]): Promise<StockPrices> {
  const warehouseId = readWarehouse()
  const parts: string[][] = []
  for (let from = 0; from < codes.length; from += codesPerCall)
    parts.push(codes.slice(from, from + codesPerCall))
  const answers = await Promise.all(
    parts.map((items) =>
      post<typeof catalogueCalls.stockPrices>(stockPricesAddress, {
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

/** Stock and prices of a list by code, distinguishing unknown from absent. */
export interface ListedStockPrices {
  /** False for visitors: they see neither stock nor prices. */
  shown: boolean
  loading: boolean
  /** The error, if the request failed. */
  error: unknown
  retry: () => Promise<unknown>
  currency: string
  of: (code: string) => StockPrice | undefined
}

/**
 * One request for a whole list, only for a signed-in user and never for replacements (VAR-8). The host makes it for
 * the first view of a page.
 */
export function useStockPrices(
  items: readonly Pick<VariantItem, 'code' | 'isReplacement'>[],
): ListedStockPrices {
  const { user, currency } = useShop()
  const httpClient = useHttpClient()
  const codes = codesToPrice(items)
  const { data, error, mutate } = useAnswer(
    user === null || codes.length === 0 ? null : stockPricesKey(user.customerId, codes),
    () => fetchStockPrices(httpClient, codes),
    // The host does not know the chosen warehouse, so its answer lacks that stock (VAR-12).
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
