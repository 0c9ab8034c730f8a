import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sites, type SiteKey } from '../contract/index.ts'
import {
  findUserByName,
  type CustomerRow,
  attachUser,
  addRole,
  administratorsOf,
  linkMinutes,
  createLink,
  normalizeLoginName,
} from '../accounts/service.ts'
import type { Database } from '../platform/database/schema.ts'
import type { Store } from '../platform/database/store.ts'
import { findCustomer } from './customers.ts'
import { OperatorError } from './operator-error.ts'

/** The first administrator of a customer. Absent values keep what is stored, or are empty. */
export interface NewAdministrator {
  site: SiteKey
  customerNumber: string
  userName: string
  /** Name of the company. Required for a new customer. */
  company?: string | undefined
  name?: string | undefined
  email?: string | undefined
  priceGroup?: string | undefined
  warehouse?: string | undefined
}

/** The token of the link that sets the first password, and how long it is valid. */
export interface FirstLink {
  token: string
  minutes: number
}

type Trx = Transaction<Database>

/** Whether a text can be read: some blanks and fillers are no white space of Unicode. */
const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(/[\u115F\u1160\u3164\uFFA0]/gu, ''))

/** The requested id if it exists, else the only one; empty if there is none. Throws OperatorError. */
function pick(what: string, option: string, ids: readonly string[], requested: string | undefined): string {
  if (requested === undefined && ids.length <= 1) return ids[0] ?? ''
  if (requested !== undefined && ids.includes(requested)) return requested
  throw new OperatorError(`Name the ${what} with ${option}: ${ids.join(', ')}.`)
}

const idsOf = (rows: ReadonlyArray<{ id: string }>): string[] => rows.map(({ id }) => id)

async function createCustomer(trx: Trx, admin: NewAdministrator): Promise<Pick<CustomerRow, 'id'>> {
  const { site, customerNumber, company } = admin
  if (company === undefined)
    throw new OperatorError(
      `There is no customer ${customerNumber} on ${site}: add --company with its name to make it.`,
    )
  const { currency, country } = sites[site]
  const groups = await trx
    .selectFrom('priceGroups')
    .select('id')
    .where('currency', '=', currency)
    .orderBy('id')
    .execute()
  const warehouses = await trx
    .selectFrom('warehouses')
    .select('id')
    .where('country', '=', country)
    .orderBy('id')
    .execute()
  const customer = {
    id: randomUUID(),
    number: customerNumber,
    name: company,
    site,
    priceGroup: pick('price group', '--price-group', idsOf(groups), admin.priceGroup),
    warehouseId: pick('warehouse', '--warehouse', idsOf(warehouses), admin.warehouse),
    street: '',
    postalCode: '',
    city: '',
    country,
  }
  await trx.insertInto('customers').values(customer).execute()
  return customer
}

/** Makes the user without a password. Returns an existing one that has no password yet. */
async function createUser(trx: Trx, customerId: string, admin: NewAdministrator): Promise<string> {
  const known = await findUserByName(trx, admin.userName)
  if (known !== undefined && known.passwordHash !== '')
    throw new OperatorError(
      `The user ${admin.userName} has a password already: give the role with "npm run operate -- grant ${admin.userName} ${admin.customerNumber} administrator".`,
    )
  const [first] = await administratorsOf(trx, customerId)
  if (first !== undefined)
    throw new OperatorError(
      `The customer ${admin.customerNumber} has an administrator already, ${first.userName}, who adds the others.`,
    )
  if (known !== undefined) return known.id
  const id = randomUUID()
  await trx
    .insertInto('users')
    .values({
      id,
      userName: normalizeLoginName(admin.userName),
      passwordHash: '',
      name: admin.name ?? admin.userName,
      email: admin.email ?? '',
      translationEnabled: 0,
      blocked: 0,
      hidePricesAvailable: 0,
      hidePrices: 0,
      onlyMyAssortmentAvailable: 0,
      onlyMyAssortment: 0,
    })
    .execute()
  return id
}

/**
 * Makes the first administrator of a customer, and the customer if it is new, with a link that sets the first
 * password once. If repeated before that, makes a new link and ends the old one. Throws OperatorError.
 */
export function createAdministrator({ db }: Store, admin: NewAdministrator, now: Date): Promise<FirstLink> {
  if (!/^[^\p{C}]{1,256}$/u.test(admin.userName) || !isVisible(admin.userName))
    throw new OperatorError('A user name has 1 to 256 visible characters.')
  for (const [what, value] of [
    ['A customer number', admin.customerNumber],
    ['The name after --name', admin.name],
    ['The name after --company', admin.company],
  ] as const)
    if (value !== undefined && !isVisible(value))
      throw new OperatorError(`${what} has at least one letter or digit.`)
  return db.transaction().execute(async (trx) => {
    const known = await findCustomer(trx, admin.customerNumber, admin.site)
    const customer = known ?? (await createCustomer(trx, admin))
    const userId = await createUser(trx, customer.id, admin)
    await attachUser(trx, userId, customer.id)
    await addRole(trx, { userId, customerId: customer.id, role: 'administrator' })
    return { token: await createLink(trx, userId, now), minutes: linkMinutes }
  })
}
