import type { SessionCaller } from '../accounts/service.ts'
import { listUnits, readUnitUsers } from '../company/service.ts'
import { sites } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { dayIn } from '../platform/days.ts'
import { type Approver, approversAt, approversOf } from '../user-administration/service.ts'
import type { ApproverChoice } from './rules.ts'
import { readDeputiesOn } from './approvers-store.ts'

type Buyer = Pick<SessionCaller, 'customerId' | 'userId' | 'site'>

/** What the choice depends on besides the users of the customer. */
interface Asked extends Pick<ApproverChoice, 'managerId' | 'onlyBudget' | 'everyStep'> {
  /** Of the goods, in the minor unit. */
  sum: number
  now: Date
}

/** Who could be asked about an order of a buyer now, and everyone who may approve at all. */
export async function readApproverChoice(
  queries: Queries,
  { customerId, userId, site }: Buyer,
  { sum, now, ...asked }: Asked,
): Promise<{ all: ReadonlyMap<string, Approver>; choice: ApproverChoice }> {
  const all = await approversAt(queries, customerId)
  const above = await approversOf(queries, customerId)
  const deputies = await readDeputiesOn(queries, customerId, dayIn(sites[site].country, now))
  return {
    all,
    choice: {
      ...asked,
      buyerId: userId,
      ownId: above.get(userId) ?? '',
      unitIds: await unitApproversOf(queries, { customerId, userId }),
      able: new Map([...all].filter(([, { orderLimit }]) => orderLimit === null || orderLimit >= sum)),
      above,
      deputies: new Map([...deputies].filter(([id]) => !all.has(id))),
    },
  }
}

/** The approvers of the units that a user is a member of. */
async function unitApproversOf(
  queries: Queries,
  { customerId, userId }: Omit<Buyer, 'site'>,
): Promise<string[]> {
  const units = await listUnits(queries, customerId)
  const people = await readUnitUsers(
    queries,
    units.map(({ id }) => id),
  )
  const own = new Set(
    people.filter((each) => each.part === 'member' && each.userId === userId).map(({ unitId }) => unitId),
  )
  return people
    .filter(({ part, unitId }) => part === 'approver' && own.has(unitId))
    .map((each) => each.userId)
}
