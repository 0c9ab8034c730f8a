import { useEffect, useRef } from 'react'
import type { QuickSearchResult } from '@tradecounter/api/contract'
import { useAnswer, useCall, withQuery, type Caller } from '@tradecounter/shop/core'

// Apart from the calls of lists: every page loads these, a list's page alone loads those.

/**
 * Quick results of a phrase, null for none wanted, with the function that orders them into sections: its code comes
 * with the first answer. A request that is no longer wanted is ended, and an answer to an earlier phrase never
 * shows (SRCH-1).
 */
export function useQuickResult(phrase: string | null) {
  const { call } = useCall()
  const running = useRef<AbortController | null>(null)
  const key = phrase === null ? null : withQuery('/api/search/quick', { searchPhrase: phrase })
  useEffect(() => {
    if (key === null) running.current?.abort()
  }, [key])
  return useAnswer(
    key,
    async (address: string) => {
      running.current?.abort()
      running.current = new AbortController()
      const [result, { quickSections }] = await Promise.all([
        call<QuickSearchResult>(address, { signal: running.current.signal }),
        import('./quick-sections.ts'),
      ])
      return { result, quickSections }
    },
    { keepPreviousData: true, dedupingInterval: 0 },
  )
}

/** Reports the followed row to the service (spec §7). The call outlives the page; failures are ignored. */
export function notifyClick({ call }: Pick<Caller, 'call'>, ticket: string): void {
  call('/api/track/notifyClick', { parameters: { ticket }, keepalive: true }).catch(() => {})
}
