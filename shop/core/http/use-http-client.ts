import type { AnswerAddress } from './answer-address.ts'
import type { HttpClient } from './http-client.ts'
import { lazyHttpClientOf } from './lazy-http-client.ts'
import { useShop } from '../context/shop-provider.tsx'

/**
 * SWR's fetcher for answers that the browser caches across pages (ACC-6): those of visitors are shared, those of a
 * signed-in user belong to `scope`.
 */
export function useCachedGet(
  scope: 'public' | 'customer' | 'user',
  { duration, staleWhileRevalidate = 0 }: { duration: number; staleWhileRevalidate?: number },
): <Answer>(address: AnswerAddress<Answer>) => Promise<Answer> {
  const context = useShop()
  const { get } = lazyHttpClientOf(context)
  const cache = { scope: context.user === null ? 'public' : scope, duration, staleWhileRevalidate } as const
  return (address) => get(address, { cache })
}

/** The HTTP client of this page: `call`, `get` and `post`. */
export const useHttpClient = (): HttpClient => lazyHttpClientOf(useShop())
