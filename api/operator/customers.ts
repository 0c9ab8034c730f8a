import type { SiteKey } from '../contract/index.ts'
import type { CustomerRow } from '../accounts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { OperatorError } from './operator-error.ts'

/** The customer of a number; undefined if there is none. Throws OperatorError if several sites have one. */
export async function findCustomer(
  queries: Queries,
  number: string,
  site?: SiteKey,
): Promise<CustomerRow | undefined> {
  const rows = await queries
    .selectFrom('customers')
    .selectAll()
    .where('number', '=', number)
    .$if(site !== undefined, (query) => query.where('site', '=', site ?? ''))
    .execute()
  if (rows.length > 1)
    throw new OperatorError(
      `There are customers ${number} on ${rows.map((row) => row.site).join(', ')}: add --site.`,
    )
  return rows[0]
}
