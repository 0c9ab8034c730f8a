import { useShop, type Owner } from '@tradecounter/shop/core'

/** Whose checkout this page is. */
export function useOwner(): Owner {
  const { user } = useShop()
  return { userId: user?.userId ?? '', customerId: user?.customerId ?? '' }
}
