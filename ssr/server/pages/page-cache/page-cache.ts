import { LRUCache } from 'lru-cache'
import type { CachedPage } from './entry.ts'

/**
 * Pages of anonymous visitors by address, limited in bytes. Each page is rendered once for all waiting requests.
 * `freshFor` is in milliseconds.
 */
export function createPageCache(limits: { bytes: number; freshFor: number }) {
  const pages = new LRUCache<string, CachedPage, () => Promise<CachedPage>>({
    maxSize: limits.bytes,
    sizeCalculation: ({ size }) => size,
    ttl: limits.freshFor,
    // The cache reads the clock at most a hundred times within `freshFor`.
    ttlResolution: Math.ceil(limits.freshFor / 100),
    // An old page stays, to be sent if the render queue is full.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // A page whose rendering began before `clear` is sent to the waiting requests, but not cached.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })

  return {
    find: (key: string): CachedPage | undefined => pages.get(key),
    /** Also returns pages that are older than `freshFor`. */
    findStale: (key: string): CachedPage | undefined => pages.get(key, { allowStale: true }),
    /** Returns the page, rendered if need be. Rejects as `render` does. */
    findOrRender: async (key: string, render: () => Promise<CachedPage>): Promise<CachedPage> => {
      const page = await pages.forceFetch(key, { context: render })
      if (!page.complete && pages.peek(key) === page) pages.delete(key)
      return page
    },
    clear: (): void => pages.clear(),
    get bytes() {
      return pages.calculatedSize
    },
  }
}
