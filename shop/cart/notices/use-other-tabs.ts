import { useEffect, useEffectEvent, useRef } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { cartCountAtom, miniCartAtom } from '@tradecounter/shop/core'
import { logFailure, useForgetCart } from '../calls.ts'

/** The message of a tab to the browser's other tabs. */
interface CartChange {
  count: number
}

/**
 * Keeps the carts of a browser's tabs in sync: a tab whose cart has changed sends its count, and the others show it and
 * reload an open cart. Each customer has its own channel, as each has its own cart.
 */
export function useOtherTabs(customerId: string): void {
  const forgetCart = useForgetCart()
  const count = useAtomValue(cartCountAtom)
  const setCount = useSetAtom(cartCountAtom)
  const miniCart = useAtomValue(miniCartAtom)
  const channel = useRef<BroadcastChannel | null>(null)
  /** A received change must not be sent again, or two tabs would loop. */
  const received = useRef<{ count: number | null; miniCart: unknown }>({ count, miniCart })

  const receive = useEffectEvent(async ({ data }: MessageEvent<CartChange>): Promise<void> => {
    received.current = { count: data.count, miniCart: 'any' }
    setCount(data.count)
    await forgetCart().catch(logFailure)
  })
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const opened = new BroadcastChannel(`cart:${customerId}`)
    opened.addEventListener('message', (event: MessageEvent<CartChange>) => void receive(event))
    channel.current = opened
    return () => opened.close()
  }, [customerId])

  useEffect(() => {
    const before = received.current
    const same = before.count === count && (before.miniCart === miniCart || before.miniCart === 'any')
    received.current = { count, miniCart }
    // A change of the cart invalidates its cache; opening or fetching it changes nothing.
    if (!same && count !== null && miniCart.reloadedAt === 0)
      channel.current?.postMessage({ count } satisfies CartChange)
  }, [count, miniCart])
}
