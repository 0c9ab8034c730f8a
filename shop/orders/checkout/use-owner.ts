import { useShop, type Owner } from '@tradecounter/shop/core'

/** The user and customer of this checkout. */
export function useOwner(): Owner {
  const { user } = useShop()
  return { userId: user?.userId ?? '', customerId: user?.customerId ?? '' }
}
