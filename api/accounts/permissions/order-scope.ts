import { permissionsOf } from './store.ts'
import type { Permission } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** A user who acts for a customer. */
export interface OrderReader {
  customerId: string
  userId: string
}

/** Whose orders a user may see: those of a customer, or those that one of its users has placed. */
export interface OrderScope {
  customerId: string
  /** Null for the orders of all users. */
  userId: string | null
}

const isForAll = (allowed: readonly Permission[]): boolean => allowed.includes('perm:viewCustomerOrders')

/** Whose orders a user may see at a customer. Without perm:viewCustomerOrders these are the user's own. */
export async function orderScopeOf(
  queries: Queries,
  { customerId, userId }: OrderReader,
): Promise<OrderScope> {
  const allowed = await permissionsOf(queries, userId, customerId)
  return { customerId, userId: isForAll(allowed) ? null : userId }
}

/** Whether an order is one of a scope. */
export const isInScope = (scope: OrderScope, order: { customerId: string; userId: string }): boolean =>
  order.customerId === scope.customerId && (scope.userId === null || scope.userId === order.userId)

/** Which orders of a customer a user may open, by the users who have placed them. */
export async function visibleOrdersFor(
  queries: Queries,
  { customerId, userId }: OrderReader,
): Promise<(orderUserId: string) => boolean> {
  const allowed = await permissionsOf(queries, userId, customerId)
  const isVisible = allowed.includes('perm:viewOrderHistory')
  return (orderUserId) => isVisible && (isForAll(allowed) || userId === orderUserId)
}
