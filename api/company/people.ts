import type { CompanyPerson, Permission } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import { searchPatterns } from '../platform/lists/list-filter.ts'
import type { Queries } from '../platform/database/queries.ts'
import { sql } from 'kysely'

const mostFound = 20

/** Active users of a customer whose name or e-mail address has all words of the search, by name; 20 at most. */
export async function searchPeople(
  queries: Queries,
  customerId: string,
  search: string,
): Promise<CompanyPerson[]> {
  let query = queries
    .selectFrom('attachments')
    .innerJoin('users', 'users.id', 'attachments.userId')
    .select(['users.id as userId', 'users.name'])
    .where('attachments.customerId', '=', customerId)
    .where('attachments.state', '=', 'active')
    .where('users.blocked', '=', 0)
  for (const pattern of searchPatterns(search))
    query = query.where(
      sql<boolean>`lower("users"."name" || ' ' || "users"."email") like ${pattern} escape '\\'`,
    )
  return query.orderBy('users.name').orderBy('users.id').limit(mostFound).execute()
}

/** Those of the users who are active at the customer, by id. With a permission, those who have it there. */
export async function peopleOf(
  queries: Queries,
  customerId: string,
  userIds: readonly string[],
  permission?: Permission,
): Promise<Map<string, CompanyPerson>> {
  const rows = await readInChunks(userIds, (some) => {
    const query = queries
      .selectFrom('attachments')
      .innerJoin('users', 'users.id', 'attachments.userId')
      .select(['users.id as userId', 'users.name'])
      .where('attachments.customerId', '=', customerId)
      .where('attachments.state', '=', 'active')
      .where('users.id', 'in', some)
    return permission === undefined
      ? query.execute()
      : query
          .where((eb) =>
            eb.exists(
              eb
                .selectFrom('roleAssignments')
                .innerJoin('rolePermissions', 'rolePermissions.role', 'roleAssignments.role')
                .select('rolePermissions.role')
                .whereRef('roleAssignments.userId', '=', 'attachments.userId')
                .whereRef('roleAssignments.customerId', '=', 'attachments.customerId')
                .where('rolePermissions.permission', '=', permission),
            ),
          )
          .execute()
  })
  return new Map(rows.map((person) => [person.userId, person]))
}
