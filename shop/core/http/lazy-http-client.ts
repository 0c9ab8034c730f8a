import type { Caller } from './http-client.ts'
import type { ShopContext } from '../context/context.ts'

const callers = new WeakMap<ShopContext, Caller>()

/**
 * The caller of a page, made once per context so that the whole page shares one anti-forgery token. A visitor's page asks
 * for nothing until somebody does something: the code of calls comes with the first one.
 */
export function callerOf(context: ShopContext): Caller {
  const known = callers.get(context)
  if (known) return known
  let loading: Promise<Caller> | null = null
  const load = (): Promise<Caller> => {
    loading ??= import('./http-client.ts').then(
      ({ createCaller }) => createCaller({ context }),
      (failure) => {
        // Off line a moment ago: the next call tries again.
        loading = null
        throw failure
      },
    )
    return loading
  }
  const caller: Caller = {
    call: async (address, options) => (await load()).call(address, options),
    file: async (address) => (await load()).file(address),
    get: async (address) => (await load()).get(address),
    post: async (address, body, options) => (await load()).post(address, body, options),
  }
  callers.set(context, caller)
  return caller
}
