import { addressOf, useShop } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'

interface OrderNumberProps {
  orderNumber: string
  /** Those of the record's orders that the user may open, as the service says. */
  openOrders: readonly string[]
  /** @default orderNumber */
  text?: string
}

/** The number of an order that another record names: a link only if the user may open the order. */
export function OrderNumber({ orderNumber, openOrders, text = orderNumber }: OrderNumberProps) {
  const context = useShop()
  if (!openOrders.includes(orderNumber)) return text
  return <Link href={addressOf({ page: 'order', orderNumber }, context)}>{text}</Link>
}
