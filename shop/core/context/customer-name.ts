import type { User } from '@tradecounter/api/contract'

/** Name of the customer that the user buys for; empty for a visitor. */
export const customerNameOf = (user: User | null): string =>
  user?.attachedCustomers.find(({ id }) => id === user.customerId)?.name ?? ''
