import { rolePermissions as roles } from '../../../demo/people/roles.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'

export { roles }

/** Users of customer 3, by their role. */
export const roleUsers = {
  chief: 'administrator',
  approving: 'approver',
  reading: 'reader',
  fitting: 'fitter',
  storing: 'storekeeper',
  counting: 'accountant',
} as const

const userRow = (id: string) => ({
  id,
  userName: `${id}@example.test`,
  passwordHash: '',
  name: id,
  email: `${id}@example.test`,
  translationEnabled: 0,
  blocked: 0,
  hidePricesAvailable: 0,
  hidePrices: 0,
  onlyMyAssortmentAvailable: 0,
  onlyMyAssortment: 0,
})

/** A user of customer 3 for each role, and `double`, who reads at customer 1 and buys at customer 3. */
export async function plantRoles({ db }: Store): Promise<void> {
  for (const role of ['fitter', 'storekeeper', 'accountant'] as const) {
    await insertRows(db, 'roles', [{ role }])
    await insertRows(
      db,
      'rolePermissions',
      roles[role].map((permission) => ({ role, permission })),
    )
  }
  const assignments = [
    ...Object.entries(roleUsers).map(([userId, role]) => ({ userId, customerId: 'c', role })),
    { userId: 'double', customerId: 'a', role: 'reader' },
    { userId: 'double', customerId: 'c', role: 'buyer' },
  ]
  await insertRows(db, 'users', [...Object.keys(roleUsers), 'double'].map(userRow))
  await insertRows(
    db,
    'attachments',
    assignments.map(({ userId, customerId }, position) => ({ userId, customerId, position })),
  )
  await insertRows(db, 'roleAssignments', assignments)
}
