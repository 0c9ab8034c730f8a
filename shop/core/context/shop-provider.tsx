import { useState, type ReactNode } from 'react'
import { Provider, useStore, type createStore } from 'jotai'
import { SWRConfig, type Cache } from 'swr'
import { lazyHttpClientOf } from '../http/lazy-http-client.ts'
import type { ShopContext } from './context.ts'
import { createRetryRead, retriesAfter } from '../http/retry.ts'
import { siteAtom } from './state.ts'

type Store = ReturnType<typeof createStore>

export interface ShopProviderProps {
  /** The host's answers, by address, which is also the SWR key: none is fetched again. */
  fallback: Readonly<Record<string, unknown>>
  /** Created with `createShopStore(context)`: one per request on the server, one per page in the browser. */
  store: Store
  children: ReactNode
}

const contextOf = (store: Store): ShopContext => {
  const context = store.get(siteAtom)
  if (context === null) throw new Error('useShop() must be used inside <ShopProvider>')
  return context
}

/** Provides the request's context, atoms and answers to the shop. */
export function ShopProvider({ fallback, store, children }: ShopProviderProps) {
  const { get } = lazyHttpClientOf(contextOf(store))
  // A separate cache: SWR's default one would be shared by all requests of a server.
  const [cache] = useState((): Cache => new Map())
  const [retryRead] = useState(() => createRetryRead(cache))
  return (
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
  )
}

/**
 * The context of this page, which never changes. Throws outside `ShopProvider`, because that is a programming error.
 */
export const useShop = (): ShopContext => contextOf(useStore())
