import type { SessionCaller } from '../accounts/service.ts'
import { sites, type UserFilterQuery, type UserList, usersPerPage } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import { periodOf, searchPatterns, sortOf } from '../platform/lists/list-filter.ts'
import { readPage } from '../platform/lists/read-page.ts'
import type { Caller, Services } from '../platform/services.ts'
import { byName, countUsers, readUserIds, readUsersOf, type UserFilter } from './store.ts'
import { usersContextOf, viewUsers } from './view.ts'

/** Which users a query selects. Errors: 400. */
export const userFilterOf = (caller: Caller, query: UserFilterQuery): UserFilter => ({
  customerId: caller.customerId,
  patterns: searchPatterns(query.search),
  statuses: query.status,
  role: query.role,
  approver: query.approver,
  mail: query.mail,
  period: periodOf(sites[caller.site].country, query),
})

/** A page of the customer's users. Errors: 400. */
export async function readUserList(
  { store: { db } }: Services,
  caller: SessionCaller,
  query: UserFilterQuery & { page: number; print: '' | '1' },
): Promise<UserList> {
  const filter = userFilterOf(caller, query)
  const { rows: ids, ...page } = await readPage(query, usersPerPage, {
    count: () => countUsers(db, filter),
    read: (window) => readUserIds(db, filter, sortOf(query, byName), window),
  })
  const rows = await readInChunks(ids, (some) => readUsersOf(db, caller.customerId, some))
  return {
    ...page,
    currency: sites[caller.site].currency,
    users: await viewUsers(db, caller, rows, await usersContextOf(db, caller.customerId)),
  }
}
