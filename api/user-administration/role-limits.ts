import { enqueueRightsChange, getCustomer } from '../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../audit/service.ts'
import type { Limits } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type Administrator, findOwn, lockForChange } from './administrators.ts'
import { invalid } from './check-values.ts'
import { raisesLimits } from './rules.ts'
import { readRolesOf, roleLimitsStamp, rolesOf, writeRoleLimits } from './roles-store.ts'
import { limitsOf, ownLimits, viewUserChoices } from './view.ts'

const limitText = ({ orderLimit, periodLimit, period }: Limits): string[] => [
  ...(orderLimit === null ? [] : [`order ${orderLimit / 100}`]),
  ...(periodLimit === null ? [] : [`${period} ${periodLimit / 100}`]),
]

/**
 * Replaces the limits of the customer's roles. Errors: 400 by field, 403 `ownRights` if that raises the caller's
 * limits, 409 `changed` with the current choices.
 */
export async function saveRoleLimits(
  context: WriteContext,
  administrator: Administrator & { site: Parameters<typeof viewUserChoices>[1]['site'] },
  { stamp, roles: given }: { stamp: string; roles: readonly ({ role: string } & Limits)[] },
): Promise<void> {
  const { trx } = context
  const { customerId, userId } = administrator
  await lockForChange(context, administrator)
  const before = await readRolesOf(trx, customerId)
  if (roleLimitsStamp(before) !== stamp)
    throw new ApiError(409, 'changed', 'Somebody else has changed this since it was shown.', {
      more: { current: await viewUserChoices(trx, administrator) },
    })
  for (const [at, { role, period, periodLimit }] of given.entries()) {
    if (!before.some((each) => each.role === role) || given.findIndex((each) => each.role === role) !== at)
      throw invalid('role', 'There is no such role.', `roles.${at}.role`)
    if ((period === '') !== (periodLimit === null))
      throw invalid(
        'period',
        'A limit per period has an amount and a period.',
        `roles.${at}.${period === '' ? 'period' : 'periodLimit'}`,
      )
  }
  await writeRoleLimits(trx, customerId, given)
  const after = await readRolesOf(trx, customerId)
  const own = await findOwn(context, customerId, userId)
  const names = (await rolesOf(trx, customerId, [userId])).get(userId) ?? []
  if (raisesLimits(limitsOf(ownLimits(own), names, before), limitsOf(ownLimits(own), names, after)))
    throw new ApiError(403, 'ownRights', 'Somebody else has to raise your limits.', { field: 'roles' })
  await enqueueRightsChange(context, customerId)
  const { name } = await getCustomer(trx, customerId)
  const factsOfRoles = (roles: typeof before): AuditFacts =>
    Object.fromEntries(roles.map(({ role, limits }) => [role, limitText(limits)]))
  await recordAudit(
    context,
    { customerId, userId },
    {
      action: 'limit.change',
      subject: { id: customerId, name },
      before: factsOfRoles(before),
      after: factsOfRoles(after),
    },
  )
}
