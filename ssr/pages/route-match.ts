import type { PageId } from '@tradecounter/shop/core'
import type { TemplateInput } from './page-context.ts'

/** Matches the route that the host has read from the address. */
export const matchesPage =
  (page: PageId) =>
  ({ route }: TemplateInput): boolean =>
    route.page === page
