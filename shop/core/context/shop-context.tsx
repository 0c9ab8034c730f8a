import { createContext, useContext, useState, type ReactNode } from 'react'
import { Provider, type createStore } from 'jotai'
import { SWRConfig, type Cache } from 'swr'
import { callerOf } from '../http/lazy-http-client.ts'
import type { ShopContext } from './context.ts'
import { createRetryRead, retriesAfter } from '../http/retry.ts'

const Shop = createContext<ShopContext | null>(null)

export interface ShopProviderProps {
  context: ShopContext
  /** Answers of the host, by the address that is also the SWR key: none of them is asked for again. */
  fallback: Readonly<Record<string, unknown>>
  /** One per request on the server, one per page in the browser: `createShopStore(context)`. */
  store: ReturnType<typeof createStore>
  children: ReactNode
}

/** What every part of the shop stands in: the request's context, its atoms and its answers. */
export function ShopProvider({ context, fallback, store, children }: ShopProviderProps) {
  const { get } = callerOf(context)
  // A cache of its own: SWR's default one is shared by all requests of a server.
  const [cache] = useState((): Cache => new Map())
  const [retryRead] = useState(() => createRetryRead(cache))
  return (
    <Shop.Provider value={context}>
      <Provider store={store}>
        <SWRConfig
          value={{
            provider: () => cache,
            fallback,
            fetcher: get,
            revalidateIfStale: false,
            revalidateOnFocus: false,
            revalidateOnReconnect: false,
            shouldRetryOnError: retriesAfter,
            onErrorRetry: retryRead,
          }}
        >
          {children}
        </SWRConfig>
      </Provider>
    </Shop.Provider>
  )
}

/** The context of this page. Throws outside `ShopProvider`: that is always a mistake of the code. */
export function useShop(): ShopContext {
  const context = useContext(Shop)
  if (context === null) throw new Error('useShop() must be used inside <ShopProvider>')
  return context
}
