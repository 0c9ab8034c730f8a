import type { HttpClient } from './http-client.ts'
import type { ShopContext } from '../context/context.ts'
import { memoizeByObject } from '../memoize-by-object.ts'

/**
 * The HTTP client of a page, created once per context so that the whole page shares one anti-forgery token. Its
 * code loads with the first call, because a visitor's page makes none until then.
 */
export const lazyHttpClientOf = memoizeByObject((context: ShopContext): HttpClient => {
  let loading: Promise<HttpClient> | null = null
  const load = (): Promise<HttpClient> => {
    loading ??= import('./http-client.ts').then(
      ({ createHttpClient }) => createHttpClient({ context }),
      (failure) => {
        // Perhaps only offline: the next call tries again.
        loading = null
        throw failure
      },
    )
    return loading
  }
  return {
    call: async (address, options) => (await load()).call(address, options),
    file: async (address) => (await load()).file(address),
    get: async (address, options) => (await load()).get(address, options),
    post: async (path, ...sent) => (await load()).post(path, ...sent),
  }
})
