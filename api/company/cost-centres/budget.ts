import type { SessionCaller } from '../../accounts/service.ts'
import { sites } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { runningPeriod } from './running-period.ts'
import { costCentreIdOf, findCostCentre, readCostCentreUse } from './store.ts'

/** The budget of an order's cost centre with what has been used of it; null without a cost centre that has a budget. */
export async function findBudget(
  queries: Queries,
  { customerId, site }: Pick<SessionCaller, 'customerId' | 'site'>,
  costCentre: string,
  now: Date,
) {
  const id = await costCentreIdOf(queries, customerId, costCentre)
  const row = id === '' ? undefined : await findCostCentre(queries, customerId, id)
  if (row === undefined || row.budget === null) return null
  const { country } = sites[site]
  const uses = await readCostCentreUse(
    queries,
    customerId,
    (period) => runningPeriod(country, period, now).start,
  )
  return {
    name: `${row.number} ${row.name}`,
    managerId: row.managerId ?? '',
    limit: row.budget,
    used: uses.get(id)?.used ?? 0,
    period: row.period,
  }
}
