import { useEffect, useRef } from 'react'
import type { catalogueCalls } from '@tradecounter/api/contract'
import { addressOfCall, useAnswer, useHttpClient, type HttpClient } from '@tradecounter/shop/core'

// Separate from the calls of lists: every page loads these, only list pages load those.

/**
 * Quick search results of a phrase (null for none), with the function that builds the sections, whose code loads
 * with the first answer. An outdated request is cancelled, and an answer to an earlier phrase never shows (SRCH-1).
 */
export function useQuickResult(phrase: string | null) {
  const { get } = useHttpClient()
  const running = useRef<AbortController | null>(null)
  const key =
    phrase === null
      ? null
      : addressOfCall<typeof catalogueCalls.quickSearch>('/api/search/quick', { searchPhrase: phrase })
  useEffect(() => {
    if (key === null) running.current?.abort()
  }, [key])
  return useAnswer(
    key,
    async (address) => {
      running.current?.abort()
      running.current = new AbortController()
      const [result, { quickSections, searchedWordsText }] = await Promise.all([
        get(address, { signal: running.current.signal }),
        import('./quick-sections.tsx'),
      ])
      return { result, quickSections, searchedWordsText }
    },
    {
      keepPreviousData: true,
      dedupingInterval: 0,
      // While the search is being prepared, the answer tells how far.
      refreshInterval: (answer) => ((answer?.result.preparing ?? null) === null ? 0 : 3000),
    },
  )
}

/** Reports the followed row to the service (spec §7). The call outlives the page; failures are ignored. */
export function notifyClick({ call }: Pick<HttpClient, 'call'>, ticket: string): void {
  call('/api/track/notifyClick', { parameters: { ticket }, keepalive: true }).catch(() => {})
}
