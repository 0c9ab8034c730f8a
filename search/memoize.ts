import { LRUCache } from 'lru-cache'

/**
 * Caches the latest results of a function. Their sizes (1 each by default) add up to `maxSize` at most; 0 caches
 * nothing. Results are shared and must not be changed.
 */
export function memoize<Input, Result>(
  maxSize: number,
  keyOf: (input: Input) => string,
  compute: (input: Input) => Result,
  sizeOf: (result: Result) => number = () => 1,
): (input: Input) => Result {
  if (maxSize === 0) return compute
  const cache = new LRUCache<string, { result: Result }>({
    maxSize,
    sizeCalculation: ({ result }) => sizeOf(result),
  })
  return (input) => {
    const key = keyOf(input)
    const cached = cache.get(key)
    if (cached) return cached.result
    const result = compute(input)
    cache.set(key, { result })
    return result
  }
}
