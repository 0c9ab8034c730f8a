import type { Caller } from './call.ts'
import { callerOf } from './caller.ts'
import { useShop } from './shop-context.tsx'

/** The calls of this page: `call`, `get` and `post`. */
export const useCall = (): Caller => callerOf(useShop())
