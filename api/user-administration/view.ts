import {
  type AdministeredUser,
  limitPeriods,
  type Limits,
  sites,
  type UserChoices,
  type UserRecord,
} from '../contract/index.ts'
import { type SessionCaller, addressesOf, usersWith } from '../accounts/service.ts'
import { costCentreIdsOfUser, listCostCentres } from '../company/service.ts'
import { mailStateOf } from '../mail/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { effectiveLimits, mailLanguageOf, splitName } from './rules.ts'
import {
  administeredCustomersOf,
  belongsElsewhere,
  readRolesOf,
  type RoleOfCustomer,
  roleLimitsStamp,
  rolesOf,
} from './roles-store.ts'
import { addressIdsOf, type UserOfCustomer } from './store.ts'

/** What the lists and forms of users need to know about a customer. */
export interface UsersContext {
  roles: readonly RoleOfCustomer[]
  /** Ids of the users who may approve. */
  approvers: ReadonlySet<string>
}

export async function usersContextOf(queries: Queries, customerId: string): Promise<UsersContext> {
  const roles = await readRolesOf(queries, customerId)
  const approvers = await usersWith(queries, customerId, 'perm:approve')
  return { roles, approvers: new Set(approvers.map(({ id }) => id)) }
}

/** The own limits of a user. */
export const ownLimits = ({
  orderLimit,
  periodLimit,
  period,
}: Pick<UserOfCustomer, 'orderLimit' | 'periodLimit' | 'period'>): Limits => ({
  orderLimit,
  periodLimit,
  period: limitPeriods.find((each) => each === period) ?? '',
})

/** The limits that apply to a user with some roles. */
export const limitsOf = (own: Limits, names: readonly string[], roles: readonly RoleOfCustomer[]): Limits =>
  effectiveLimits(
    own,
    roles.filter(({ role }) => names.includes(role)),
  )

/** What an administrator may know about the person: of a user who has not accepted yet, what was typed. */
export const personOf = (row: UserOfCustomer) =>
  row.invitedName === ''
    ? { name: row.name, mobile: row.mobile, language: mailLanguageOf(row.language) }
    : {
        name: row.invitedName,
        mobile: row.invitedMobile,
        language: mailLanguageOf(row.invitedLanguage),
      }

/** Users of a customer as the list shows them. */
export async function viewUsers(
  queries: Queries,
  { customerId, userId }: Pick<SessionCaller, 'customerId' | 'userId'>,
  rows: readonly UserOfCustomer[],
  { roles, approvers }: UsersContext,
): Promise<AdministeredUser[]> {
  const ids = rows.map((row) => row.userId)
  const names = await rolesOf(queries, customerId, ids)
  const customers = await administeredCustomersOf(queries, userId, ids)
  return rows.map((row) => {
    const { name, mobile } = personOf(row)
    const own = names.get(row.userId) ?? []
    return {
      userId: row.userId,
      name,
      email: row.email,
      mobile,
      roles: own,
      status: row.status,
      blocked: row.blocked === 1 && row.invitedName === '',
      ...ownLimits(row),
      effective: limitsOf(ownLimits(row), own, roles),
      approver:
        row.approverId === ''
          ? null
          : { userId: row.approverId, name: row.approverName ?? '', active: approvers.has(row.approverId) },
      lastSignInAt: row.lastSignInAt,
      mail: mailStateOf(row.mailId, row.mailState, row.mailTries),
      customers: row.state === 'active' ? (customers.get(row.userId) ?? []) : [],
    }
  })
}

/** One user as the form shows it. */
export async function viewUserRecord(
  queries: Queries,
  caller: Pick<SessionCaller, 'customerId' | 'userId'>,
  row: UserOfCustomer,
): Promise<UserRecord> {
  const [head] = await viewUsers(queries, caller, [row], await usersContextOf(queries, caller.customerId))
  if (head === undefined) throw new Error('A row has a view.')
  const { name, language } = personOf(row)
  const isPending = row.invitedName !== ''
  const elsewhere = !isPending && (await belongsElsewhere(queries, row.userId, caller.userId))
  return {
    ...head,
    version: row.version,
    ...splitName(name, isPending ? '' : row.lastName),
    language,
    approverId: row.approverId,
    addressIds: await addressIdsOf(queries, caller.customerId, row.userId),
    costCentreIds: await costCentreIdsOfUser(queries, row),
    isSelf: row.userId === caller.userId,
    canEditPerson: !elsewhere,
    canEditEmail: !isPending && row.passwordHash === '' && !elsewhere,
  }
}

const mostApprovers = 500

/** What the forms offer. */
export async function viewUserChoices(
  queries: Queries,
  { customerId, site }: Pick<SessionCaller, 'customerId' | 'site'>,
): Promise<UserChoices> {
  const roles = await readRolesOf(queries, customerId)
  const approvers = await usersWith(queries, customerId, 'perm:approve')
  return {
    currency: sites[site].currency,
    roles: roles.map(({ role, permissions, limits }) => ({ role, permissions, ...limits })),
    roleLimitsStamp: roleLimitsStamp(roles),
    addresses: (await addressesOf(queries, customerId)).map(({ id, name, street, city }) => ({
      id,
      name,
      street,
      city,
    })),
    costCentres: (await listCostCentres(queries, customerId))
      .filter(({ active, forEveryone }) => active === 1 && forEveryone === 0)
      .map(({ id, number, name }) => ({ id, number, name })),
    approvers: approvers.slice(0, mostApprovers).map(({ id, name }) => ({ userId: id, name })),
  }
}
