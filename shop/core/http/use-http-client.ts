import type { Caller } from './http-client.ts'
import { callerOf } from './lazy-http-client.ts'
import { useShop } from '../context/shop-context.tsx'

/** The calls of this page: `call`, `get` and `post`. */
export const useCall = (): Caller => callerOf(useShop())
