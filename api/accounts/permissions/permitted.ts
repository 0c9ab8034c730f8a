import type { Permission } from '../../contract/index.ts'
import { allowedPages, type MyPage, pageRefusal } from '../../my-pages/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller } from '../../platform/services.ts'
import { permissionsOf } from './store.ts'

/** A user who acts for a customer. */
type Actor = Pick<Caller, 'userId' | 'customerId'>

/** The error for a user who lacks a permission. */
export const notPermitted = (permission: string, field?: string): ApiError =>
  new ApiError(403, 'permission', `${permission} is missing.`, {
    ...(field === undefined ? {} : { field }),
    more: { permission },
  })

/** Whether a user has a permission at a customer. */
export const isPermitted = async (
  queries: Queries,
  { userId, customerId }: Actor,
  permission: Permission,
): Promise<boolean> => (await permissionsOf(queries, userId, customerId)).includes(permission)

/** Refuses a user who lacks a permission at a customer. Errors: 403 with the permission. */
export async function requirePermission(
  queries: Queries,
  actor: Actor,
  permission: Permission,
): Promise<void> {
  if (!(await isPermitted(queries, actor, permission))) throw notPermitted(permission)
}

/** Whether a user may open a page below `/my-pages/`: the site has it, and the user its permission. */
export async function canOpenPage(
  queries: Queries,
  { userId, customerId, siteName }: Actor & Pick<Caller, 'siteName'>,
  page: MyPage,
): Promise<boolean> {
  return pageRefusal(page, siteName, await permissionsOf(queries, userId, customerId)) === null
}

/** Those of `pages` that a user may open, in the same order. */
export async function openPagesOf(
  queries: Queries,
  { userId, customerId, siteName }: Actor & Pick<Caller, 'siteName'>,
  pages: readonly string[],
): Promise<MyPage[]> {
  return allowedPages(pages, siteName, await permissionsOf(queries, userId, customerId))
}
