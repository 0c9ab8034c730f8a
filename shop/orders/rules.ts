import type { Order } from '@tradecounter/api/contract'
import type { chosenDetails } from '@tradecounter/shop/cart'
import { hasPermission, type ShopContext } from '@tradecounter/shop/core'

/** Whether the user may order for the current customer (ACC-10). The server checks it again. */
export const canOrder = ({ user }: Pick<ShopContext, 'user'>): boolean => hasPermission(user, 'perm:order')

/** Whether a line's status differs from the order's and must be shown. */
export const hasOwnStatus = (order: Pick<Order, 'status'>, line: Order['lines'][number]): boolean =>
  line.status !== order.status

type LineDetail = ReturnType<typeof chosenDetails>[number]

/** The details of a line: its `chosen` options, then note and goods mark if present. */
export const lineDetails = (
  chosen: readonly LineDetail[],
  { note, goodsMark }: Pick<Order['lines'][number], 'note' | 'goodsMark'>,
  names: { note: string; goodsMark: string },
): LineDetail[] => [
  ...chosen,
  ...(note === '' ? [] : [{ name: names.note, value: note }]),
  ...(goodsMark === '' ? [] : [{ name: names.goodsMark, value: goodsMark }]),
]
