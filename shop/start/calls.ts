import type { siteCalls } from '@tradecounter/api/contract'
import { addressOfCall } from '@tradecounter/shop/core'

/** Address and SWR key of the start page's content. */
export const startAddress = addressOfCall<typeof siteCalls.startPage>('/api/site/start')
