import { randomUUID } from 'node:crypto'
import { beginningsOf, searchNumbersOf } from '../../api/orders/search-numbers.ts'
import { insertRows, type Store } from '../../api/platform/database/index.ts'

/** The demo company that gets more users and orders. */
export const largeCompany = 'c-ror'

export const userCount = 5000
export const orderCount = 50_000
const linesPerOrder = 10

/** Orders of one statement's parameters and of little memory. */
const portion = 2000

/** Two years of 50,000 orders with ten lines each, over all users, and 5,000 users with names. Does nothing the second time. */
export async function enlargeCompany({ db }: Store): Promise<void> {
  const { count } = await db
    .selectFrom('orders')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('customerId', '=', largeCompany)
    .executeTakeFirstOrThrow()
  if (Number(count) > orderCount) return
  const [user, order] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', 'u-olof').executeTakeFirstOrThrow(),
    db.selectFrom('orders').selectAll().where('customerId', '=', largeCompany).executeTakeFirstOrThrow(),
  ])
  const line = await db
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  const variants = await db.selectFrom('variants').select(['id', 'code']).limit(5000).execute()
  const users = Array.from({ length: userCount }, (_, index) => ({
    ...user,
    id: `u-bench-${index}`,
    userName: `bench-${index}`,
    name: `Användare ${index}`,
    email: `bench-${index}@example.test`,
  }))
  const ofUsers = users.map(({ id: userId }) => ({ userId, customerId: largeCompany }))
  await insertRows(db, 'users', users)
  await insertRows(
    db,
    'attachments',
    ofUsers.map((each) => ({ ...each, position: 0 })),
  )
  await insertRows(
    db,
    'roleAssignments',
    ofUsers.map((each) => ({ ...each, role: 'buyer' })),
  )
  for (let from = 0; from < orderCount; from += portion) {
    const orders = Array.from({ length: portion }, (_, index) => ({
      ...order,
      id: randomUUID(),
      number: `B${from + index}`,
      cartId: randomUUID(),
      userId: `u-bench-${(from + index) % userCount}`,
      placedAt: new Date(Date.UTC(2024, 10, 1) + (from + index) * 1_260_000).toISOString(),
      searchText: `b${from + index} ${order.searchText}`,
    }))
    await insertRows(db, 'orders', orders)
    const codes = (index: number) =>
      Array.from(
        { length: linesPerOrder },
        (_, position) => variants[(from + index * 7 + position * 131) % variants.length]?.code ?? '',
      )
    await insertRows(
      db,
      'orderSearchNumbers',
      orders.flatMap(({ id: orderId, number, reference, goodsMark }, index) =>
        beginningsOf(
          searchNumbersOf(
            { number, reference, goodsMark },
            codes(index).map((variantCode) => ({ variantCode, name: line.name })),
          ),
        ).map((text) => ({ customerId: largeCompany, number: text, orderId })),
      ),
    )
    await insertRows(
      db,
      'orderLines',
      orders.flatMap(({ id: orderId }, index) =>
        Array.from({ length: linesPerOrder }, (_, position) => {
          const { id = 0, code = '' } = variants[(from + index * 7 + position * 131) % variants.length] ?? {}
          return { ...line, orderId, position: position + 1, variantId: id, variantCode: code }
        }),
      ),
    )
  }
}
