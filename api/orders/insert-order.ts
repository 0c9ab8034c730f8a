import { randomUUID } from 'node:crypto'
import type { SiteKey } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { foldText } from '../platform/lists/list-filter.ts'
import { insertSearchNumbers, searchNumbersOf } from './search-numbers.ts'
import { addressKeyOf, type NewOrder, type NewOrderLine } from './store.ts'

/** Draws the next order count of a site, from 1. */
export async function nextOrderCount({ trx }: WriteContext, site: SiteKey): Promise<number> {
  await trx
    .insertInto('orderNumbers')
    .values({ site, next: 1 })
    .onConflict((conflict) => conflict.column('site').doNothing())
    .execute()
  const { next } = await trx
    .updateTable('orderNumbers')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('site', '=', site)
    .returning('next')
    .executeTakeFirstOrThrow()
  return next - 1
}

/** The texts of an order that the free search of the order history looks in (`orders.searchText`). */
export function orderSearchText(
  {
    number,
    reference,
    goodsMark,
    project = '',
    costCentre = '',
  }: Pick<NewOrder, 'number' | 'reference' | 'goodsMark' | 'project' | 'costCentre'>,
  lines: readonly Pick<NewOrderLine, 'variantCode' | 'name' | 'goodsMark'>[],
): string {
  const texts = lines.flatMap(({ variantCode, name, goodsMark: mark = '' }) => [variantCode, name, mark])
  return foldText([...new Set([number, reference, goodsMark, project, costCentre, ...texts])].join(' '))
}

/** Writes an order with its lines, and returns its id. The database refuses a second one of the same cart version. */
export async function insertOrder(
  { trx }: WriteContext,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('orders')
    .values({ id, ...order, addressKey: addressKeyOf(order), searchText: orderSearchText(order, lines) })
    .execute()
  const rows = lines.map((line, index) => ({ ...line, orderId: id, position: index + 1 }))
  await insertRows(trx, 'orderLines', rows)
  await insertSearchNumbers(trx, order.customerId, id, searchNumbersOf(order, lines))
  return id
}

/** Lets the buyer of a new order be notified of its deliveries, if the buyer has chosen that for new orders. */
export const followNewOrder = async ({ trx }: WriteContext, orderId: string, userId: string): Promise<void> =>
  void (await trx
    .insertInto('followedOrders')
    .columns(['orderId', 'userId'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((user) => [user.val(orderId).as('orderId'), 'users.id as userId'])
        .where('users.id', '=', userId)
        .where('users.shipmentMail', '=', 1),
    )
    .execute())
