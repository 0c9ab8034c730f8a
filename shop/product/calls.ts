import type { Product, StockPrice, StockPrices, VariantItem, VariantList } from '@tradecounter/api/contract'
import { CallError, useAnswer, useCall, useShop, withQuery, type Caller } from '@tradecounter/shop/core'
import { codesToPrice } from './variant-list-rules.ts'

/** The most codes that one call for stock and prices takes (api contract). */
const codesPerCall = 500

export const productAddress = (code: string): string => `/api/product/${encodeURIComponent(code)}`

/** One product with its variants; its 404 is the page's. */
export const useProduct = (code: string) => useAnswer<Product>(productAddress(code))

export const variantListAddress = (productCode: string, activeVariantNumber: string): string =>
  withQuery('/api/search/variants', { productCode, activeVariantNumber })

/**
 * The variants of a product, asked for when `wanted`. Kept per product code for as long as the site's settings
 * say (VAR-6), so opening and closing a row asks once.
 */
export function useVariantList(productCode: string, activeVariantNumber: string, wanted: boolean) {
  const { settings } = useShop()
  return useAnswer<VariantList>(wanted ? variantListAddress(productCode, activeVariantNumber) : null, {
    dedupingInterval: settings.variantListCacheDuration * 60_000,
  })
}

async function fetchStockPrices({ post }: Caller, codes: readonly string[]): Promise<StockPrices> {
  const parts: string[][] = []
  for (let from = 0; from < codes.length; from += codesPerCall)
    parts.push(codes.slice(from, from + codesPerCall))
  const answers = await Promise.all(
    parts.map((items) =>
      post<StockPrices>('/api/variants/stockprices', { items }).catch((reason: unknown): StockPrices => {
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
  currency: string
  of: (code: string) => StockPrice | undefined
}

/**
 * One request for a whole list, only for a signed-in user and never for replacements (VAR-8).
 * The key holds the customer, since another customer has other prices.
 */
export function useStockPrices(
  items: readonly Pick<VariantItem, 'code' | 'isReplacement'>[],
): ListedStockPrices {
  const { user, currency } = useShop()
  const caller = useCall()
  const codes = codesToPrice(items)
  const { data, error } = useAnswer<StockPrices, unknown>(
    user === null || codes.length === 0 ? null : ['stockprices', user.customerId, ...codes],
    () => fetchStockPrices(caller, codes),
  )
  return {
    shown: user !== null,
    loading: user !== null && codes.length > 0 && data === undefined && error === undefined,
    currency: data === undefined || data.currency === '' ? currency : data.currency,
    of: (code) => data?.items.find((item) => item.code === code),
  }
}
