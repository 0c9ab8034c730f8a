import { useSetAtom } from 'jotai'
import { CallError, useHttpClient } from '@tradecounter/shop/core'
import { fetchApplication } from './calls.ts'
import { receiveApplicationAction } from './other-application.ts'

/** Codes of refusals of a call about an application that the browser does not have any more. */
const codes: ReadonlySet<string> = new Set(['otherApplication', 'noApplication'])

/**
 * Looks after a refusal what the browser has now. Resolves with whether the page shows another application since, and
 * says so.
 */
export function useOtherApplication(): (reason: unknown) => Promise<boolean> {
  const httpClient = useHttpClient()
  const receive = useSetAtom(receiveApplicationAction)
  return async (reason) => {
    if (!(reason instanceof CallError) || !codes.has(reason.error?.code ?? '')) return false
    const now = await fetchApplication(httpClient).catch(() => undefined)
    return now !== undefined && receive(now)
  }
}
