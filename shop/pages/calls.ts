import type { StartPage } from '@tradecounter/api/contract'
import { useAnswer } from '@tradecounter/shop/core'

/** Address of the start page's content, and its key. */
export const startAddress = '/api/site/start'

/** Categories and shelves of the start page. */
export const useStartPage = () => useAnswer<StartPage, unknown>(startAddress)
