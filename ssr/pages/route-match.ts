import type { PageId } from '@tradecounter/shop/core'
import type { TemplateInput } from './page-context.ts'

/** The host has read the address already: a page only says which route it is for. */
export const matchesPage =
  (page: PageId) =>
  ({ route }: TemplateInput): boolean =>
    route.page === page
