import { LRUCache } from 'lru-cache'

/** The items of a query with a limit. `isComplete`: the limit left nothing out. */
export interface LimitedResult<Item> {
  items: readonly Item[]
  isComplete: boolean
}

interface PrefixCacheOptions<Item> {
  /** Items that are cached at most. */
  maxItems: number
  /** Results of shorter texts are too large to filter. */
  minLength: number
  query: (text: string) => LimitedResult<Item>
  /** Whether an item is a result of a text. Each result of a text must also be one of its prefixes. */
  matches: (item: Item, text: string) => boolean
}

/**
 * Caches queries for a text that is being typed: the results of a longer text are filtered from the complete results of
 * a shorter prefix. Results are shared and must not be changed.
 */
export function createPrefixCache<Item>({ maxItems, minLength, query, matches }: PrefixCacheOptions<Item>) {
  const cache = new LRUCache<string, LimitedResult<Item>>({
    maxSize: maxItems,
    // An empty result takes a place too.
    sizeCalculation: ({ items }) => items.length + 1,
  })

  /** The result if it follows from the cache; else null. */
  const findCached = (text: string): LimitedResult<Item> | null => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    for (let end = text.length - 1; end >= minLength; end--) {
      const shorter = cache.get(text.slice(0, end))
      if (shorter?.isComplete !== true) continue
      const result = { items: shorter.items.filter((item) => matches(item, text)), isComplete: true }
      cache.set(text, result)
      return result
    }
    return null
  }

  return {
    findCached,
    find(text: string): LimitedResult<Item> {
      const cached = findCached(text)
      if (cached !== null) return cached
      const result = query(text)
      cache.set(text, result)
      return result
    },
  }
}
