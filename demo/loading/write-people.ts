import type { Transaction } from 'kysely'
import {
  hashPassword,
  type PasswordCost,
  insertRows,
  type Database,
  type Store,
  demoUserId,
  foldText,
} from '@tradecounter/api/seed'
import { demoCustomers } from '../people/customers.ts'
import { demoPeople, type DemoPerson } from '../people/users.ts'
import { rolePermissions } from '../people/roles.ts'

const userId = ({ userName }: DemoPerson) => demoUserId(userName)
const flag = (value: boolean | undefined) => (value ? 1 : 0)

async function writeCustomers(transaction: Transaction<Database>): Promise<void> {
  for (const { sites, ...customer } of demoCustomers) {
    await transaction
      .insertInto('customers')
      .values(customer)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(customer))
      .execute()
    const ids = sites.map((_, index) => `${customer.id}-${index + 1}`)
    if (ids.length > 0) await transaction.deleteFrom('addresses').where('id', 'in', ids).execute()
    const rows = sites.map(([name, street, postalCode, city], index) => ({
      id: ids[index] ?? '',
      customerId: customer.id,
      name,
      street,
      postalCode,
      city,
    }))
    await insertRows(transaction, 'addresses', rows)
  }
}

async function writeRoles(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('roles')
    .values(Object.keys(rolePermissions).map((role) => ({ role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction.deleteFrom('rolePermissions').where('role', 'in', Object.keys(rolePermissions)).execute()
  const rows = Object.entries(rolePermissions).flatMap(([role, allowed]) =>
    allowed.map((permission) => ({ role, permission })),
  )
  await insertRows(transaction, 'rolePermissions', rows)
}

const demoEmail = ({ userName }: DemoPerson): string => `${userName}@demo.example`
const failedMail = ({ userName }: DemoPerson): string => `demo-mail-${userName}`

/** An invitation that the mail server has refused. */
async function writeFailedMail(transaction: Transaction<Database>, person: DemoPerson): Promise<void> {
  const id = failedMail(person)
  const at = new Date().toISOString()
  const [customerId = ''] = person.attached[0] ?? []
  await transaction.deleteFrom('jobs').where('id', '=', id).execute()
  await insertRows(transaction, 'jobs', [
    {
      id,
      kind: 'mail',
      customerId,
      userId: '',
      payload: JSON.stringify({ mail: id }),
      state: 'failed',
      tries: 20,
      failure: '550 no such mailbox',
      createdAt: at,
      finishedAt: at,
    },
  ])
}

async function writeUser(
  transaction: Transaction<Database>,
  person: DemoPerson,
  passwordHash: string | undefined,
) {
  const facts = {
    userName: person.userName,
    name: person.name,
    email: demoEmail(person),
    translationEnabled: flag(person.translationEnabled),
    blocked: flag(person.blocked),
    hidePricesAvailable: flag(person.hidePricesAvailable),
    onlyMyAssortmentAvailable: flag(person.onlyMyAssortmentAvailable),
  }
  const id = userId(person)
  if (passwordHash === undefined) {
    await transaction.updateTable('users').set(facts).where('id', '=', id).execute()
  } else {
    const row = {
      id,
      passwordHash: person.invited === true ? '' : passwordHash,
      hidePrices: 0,
      onlyMyAssortment: 0,
      ...facts,
    }
    await transaction.insertInto('users').values(row).execute()
  }
  await transaction.deleteFrom('attachments').where('userId', '=', id).execute()
  await insertRows(
    transaction,
    'attachments',
    person.attached.map(([customerId], position) => ({
      userId: id,
      customerId,
      position,
      searchText: foldText(`${person.name} ${facts.email} `),
      mailId: person.invited === true ? failedMail(person) : '',
      ...(position === 0 ? person.decided : {}),
    })),
  )
  if (person.invited === true) await writeFailedMail(transaction, person)
  await insertRows(
    transaction,
    'roleAssignments',
    person.attached.flatMap(([customerId, ...roles]) =>
      roles.map((role) => ({ userId: id, customerId, role })),
    ),
  )
}

/** Password hashes for users who do not exist yet: one for each password, because a hash takes long. */
async function hashesForNewUsers(store: Store, cost: PasswordCost | undefined): Promise<Map<string, string>> {
  const ids = demoPeople.map(userId)
  const rows = await store.db.selectFrom('users').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const ofPassword = new Map<string, string>()
  const hashes = new Map<string, string>()
  for (const person of demoPeople) {
    const id = userId(person)
    if (known.has(id)) continue
    const hash = ofPassword.get(person.password) ?? (await hashPassword(person.password, cost))
    ofPassword.set(person.password, hash)
    hashes.set(id, hash)
  }
  return hashes
}

/** Writes the demo users, their customers and roles. Existing users keep their password and settings. */
export async function writePeople(store: Store, cost: PasswordCost | undefined): Promise<void> {
  const hashes = await hashesForNewUsers(store, cost)
  await store.db.transaction().execute(async (transaction) => {
    await writeCustomers(transaction)
    await writeRoles(transaction)
    for (const person of demoPeople) await writeUser(transaction, person, hashes.get(userId(person)))
  })
}
