import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sites, type SiteKey } from '../contract/index.ts'
import { normalizeLoginName } from '../accounts/sign-in/attempts-store.ts'
import { linkMinutes, createLink } from '../accounts/passwords/one-time-links-store.ts'
import { findUserByName } from '../accounts/users/store.ts'
import { type CustomerRow, attachUser } from '../accounts/customers/store.ts'
import { addRole, administratorsOf } from '../accounts/permissions/store.ts'
import type { Database } from '../platform/database/schema.ts'
import type { Store } from '../platform/database/store.ts'
import { findCustomer } from './customers.ts'
import { OperatorError } from './operator-error.ts'

/** The first administrator of a customer. What is not given keeps what is there, or is empty. */
export interface NewAdministrator {
  site: SiteKey
  customerNumber: string
  userName: string
  /** Name of the company; needed for a customer that the shop does not know yet. */
  company?: string | undefined
  name?: string | undefined
  email?: string | undefined
  priceGroup?: string | undefined
  warehouse?: string | undefined
}

/** The token of the link that sets the first password, and how long it is good for. */
export interface FirstLink {
  token: string
  minutes: number
}

type Trx = Transaction<Database>

/** The id that was asked for when it exists, the only one there is, or nothing. Throws OperatorMistake. */
function pick(what: string, option: string, ids: readonly string[], asked: string | undefined): string {
  if (asked === undefined && ids.length <= 1) return ids[0] ?? ''
  if (asked !== undefined && ids.includes(asked)) return asked
  throw new OperatorError(`Name the ${what} with ${option}: ${ids.join(', ')}.`)
}

const idsOf = (rows: ReadonlyArray<{ id: string }>): string[] => rows.map(({ id }) => id)

async function makeCustomer(trx: Trx, asked: NewAdministrator): Promise<Pick<CustomerRow, 'id'>> {
  const { site, customerNumber, company } = asked
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
    priceGroup: pick('price group', '--price-group', idsOf(groups), asked.priceGroup),
    warehouseId: pick('warehouse', '--warehouse', idsOf(warehouses), asked.warehouse),
    street: '',
    postalCode: '',
    city: '',
    country,
  }
  await trx.insertInto('customers').values(customer).execute()
  return customer
}

/** The user to be, without a password. One who waits for the first password gets another link. */
async function makeUser(trx: Trx, customerId: string, asked: NewAdministrator): Promise<string> {
  const known = await findUserByName(trx, asked.userName)
  if (known !== undefined && known.passwordHash !== '')
    throw new OperatorError(
      `The user ${asked.userName} has a password already: give the role with "npm run operate -- grant ${asked.userName} ${asked.customerNumber} administrator".`,
    )
  const [first] = await administratorsOf(trx, customerId)
  if (first !== undefined)
    throw new OperatorError(
      `The customer ${asked.customerNumber} has an administrator already, ${first.userName}, who adds the others.`,
    )
  if (known !== undefined) return known.id
  const id = randomUUID()
  await trx
    .insertInto('users')
    .values({
      id,
      userName: normalizeLoginName(asked.userName),
      passwordHash: '',
      name: asked.name ?? asked.userName,
      email: asked.email ?? '',
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
 * Makes the first administrator of a customer, and the customer where there is none, with a link that sets the first
 * password once. Repeated before that, it makes a new link and ends the old one. Throws OperatorMistake.
 */
export function createAdministrator({ db }: Store, asked: NewAdministrator, now: Date): Promise<FirstLink> {
  if (!/^[^\p{C}]{1,256}$/u.test(asked.userName))
    throw new OperatorError('A user name has 1 to 256 visible characters.')
  return db.transaction().execute(async (trx) => {
    const known = await findCustomer(trx, asked.customerNumber, asked.site)
    const customer = known ?? (await makeCustomer(trx, asked))
    const userId = await makeUser(trx, customer.id, asked)
    await attachUser(trx, userId, customer.id)
    await addRole(trx, { userId, customerId: customer.id, role: 'administrator' })
    return { token: await createLink(trx, userId, now), minutes: linkMinutes }
  })
}
