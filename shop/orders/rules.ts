import type { Order } from '@tradecounter/api/contract'
import { hasPermission, type ShopContext } from '@tradecounter/shop/core'

/** Whether the user may order for the current customer (ACC-10). The server checks it again. */
export const canOrder = ({ user }: Pick<ShopContext, 'user'>): boolean => hasPermission(user, 'perm:order')

/** Whether a line's status differs from the order's and must be shown. */
export const hasOwnStatus = (order: Pick<Order, 'status'>, line: Order['lines'][number]): boolean =>
  line.status !== order.status
