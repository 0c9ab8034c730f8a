import type { PageId } from '@tradecounter/shop/core'
import type { FrameInput } from './page-context.ts'

/** The host has read the address already: a page only says which route it is for. */
export const belongsTo =
  (page: PageId) =>
  ({ route }: FrameInput): boolean =>
    route.page === page
