import type { TemplateInput, TemplateRoute } from './page-context.ts'

/** Matches the route that the host has parsed from the address. */
export const matchesPage =
  (page: TemplateRoute['page']) =>
  ({ route }: TemplateInput): boolean =>
    route.page === page
