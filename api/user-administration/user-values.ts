import { addressesOf } from '../accounts/service.ts'
import type { AuditFacts } from '../audit/service.ts'
import { costCentreIdsOfUser, listCostCentres } from '../company/service.ts'
import type { InviteUserRequest } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { splitName } from './rules.ts'
import { rolesOf } from './roles-store.ts'
import { addressIdsOf, findUserOf, type UserOfCustomer } from './store.ts'
import { ownLimits, personOf } from './view.ts'

/** What an administrator decides about a user. */
export type UserValues = Omit<InviteUserRequest, 'email'>

/** Everything that an administrator can change about a user. */
export async function valuesOf({ trx }: WriteContext, row: UserOfCustomer): Promise<UserValues> {
  const { name, mobile, language } = personOf(row)
  return {
    ...splitName(name, row.invitedName === '' ? row.lastName : ''),
    mobile,
    language,
    roles: (await rolesOf(trx, row.customerId, [row.userId])).get(row.userId) ?? [],
    addressIds: await addressIdsOf(trx, row.customerId, row.userId),
    costCentreIds: await costCentreIdsOfUser(trx, row),
    ...ownLimits(row),
    approverId: row.approverId,
  }
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

const mainUnit = (amount: number | null): number | null => (amount === null ? null : amount / 100)

/** The values for the audit, with names instead of ids. */
export async function factsOf(
  { trx }: WriteContext,
  customerId: string,
  email: string,
  values: UserValues,
): Promise<AuditFacts> {
  const addresses = values.addressIds.length === 0 ? [] : await addressesOf(trx, customerId)
  const costCentres = values.costCentreIds.length === 0 ? [] : await listCostCentres(trx, customerId)
  const approver = values.approverId === '' ? undefined : await findUserOf(trx, customerId, values.approverId)
  return {
    name: nameOf(values),
    email,
    mobile: values.mobile,
    language: values.language,
    roles: values.roles,
    costCentres: values.costCentreIds.map(
      (id) => costCentres.find((costCentre) => costCentre.id === id)?.number ?? id,
    ),
    addresses: values.addressIds.map((id) => addresses.find((address) => address.id === id)?.name ?? id),
    perOrder: mainUnit(values.orderLimit),
    perPeriod: mainUnit(values.periodLimit),
    period: values.period,
    approver: approver === undefined ? '' : personOf(approver).name,
  }
}
