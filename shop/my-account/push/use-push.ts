import { useState } from 'react'
import type { PushBrowsers } from '@tradecounter/api/contract'
import { codeOf } from '@tradecounter/shop/account'
import { useHttpClient, useHydrated } from '@tradecounter/shop/core'
import { endPush, subscribePush } from '@tradecounter/shop/my-pages'
import { pushSupport, subscribeHere, unsubscribeHere, type PushSupport } from './this-browser.ts'

/** What browsers can do that may have a subscription. */
const mayBeSubscribed: ReadonlySet<PushSupport> = new Set(['possible', 'refused'])

/**
 * Switches the notifications of browsers on and off. `onChanged` gets the browsers, or nothing if they have to be read
 * again. `support` is null until the page is hydrated.
 */
export function usePush(publicKey: string, onChanged: (answer?: PushBrowsers) => void) {
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const support: PushSupport | null = !hydrated ? null : refused ? 'refused' : pushSupport()

  const run = async (task: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await task()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return {
    support,
    busy,
    failed,
    switchOn: () =>
      run(async () => {
        const subscription = await subscribeHere(publicKey)
        setRefused(subscription === null)
        if (subscription === null) return
        try {
          onChanged(await subscribePush(httpClient, subscription))
        } catch (failure) {
          await unsubscribeHere()
          throw failure
        }
      }),
    switchOff: ({ id, here }: PushBrowsers['browsers'][number]) =>
      run(async () => {
        if (here && mayBeSubscribed.has(pushSupport())) await unsubscribeHere()
        try {
          onChanged(await endPush(httpClient, { id }))
        } catch (failure) {
          // It has ended meanwhile, such as by a sign-out there.
          if (codeOf(failure) !== 'notFound') throw failure
          onChanged()
        }
      }),
  }
}
