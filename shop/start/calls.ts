import type { siteCalls } from '@tradecounter/api/contract'
import { addressOfCall, useAnswer } from '@tradecounter/shop/core'

/** Address and SWR key of the start page's content. */
export const startAddress = addressOfCall<typeof siteCalls.startPage>('/api/site/start')

/** Categories and shelves of the start page. */
export const useStartPage = () => useAnswer(startAddress)
