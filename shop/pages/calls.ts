import type { StartPage } from '@tradecounter/api/contract'
import { useAnswer } from '@tradecounter/shop/core'

/** Address and SWR key of the start page's content. */
export const startAddress = '/api/site/start'

/** Categories and shelves of the start page. */
export const useStartPage = () => useAnswer<StartPage, unknown>(startAddress)
