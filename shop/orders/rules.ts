import type { Order } from '@tradecounter/api/contract'
import type { chosenDetails } from '@tradecounter/shop/cart'
import { may, type ShopContext } from '@tradecounter/shop/core'

/** Whether the user may see the customer's orders (ACC-9). The server decides again on the data. */
export const maySeeOrders = ({ user }: Pick<ShopContext, 'user'>): boolean =>
  user?.allowedPages.includes('order-history') ?? false

/** Whether the user may order for the current customer (ACC-10). The server decides again when an order is placed. */
export const mayOrder = ({ user }: Pick<ShopContext, 'user'>): boolean => may(user, 'perm:order')

/** Whether a line's status is not the order's own, so that it has to be said. */
export const statesOwnStatus = (order: Pick<Order, 'status'>, line: Order['lines'][number]): boolean =>
  line.status !== order.status

type LineDetail = ReturnType<typeof chosenDetails>[number]

/** What a line says of itself beside its article: what was `chosen`, then note and mark where they are written. */
export const lineDetails = (
  chosen: readonly LineDetail[],
  { note, goodsMark }: Pick<Order['lines'][number], 'note' | 'goodsMark'>,
  names: { note: string; goodsMark: string },
): LineDetail[] => [
  ...chosen,
  ...(note === '' ? [] : [{ name: names.note, value: note }]),
  ...(goodsMark === '' ? [] : [{ name: names.goodsMark, value: goodsMark }]),
]
