import { type DeliveryStatus, sentStatuses, type ShipmentStatus } from '../contract/index.ts'

/** Goods of an order line that are in a shipment. */
export interface ShippedGoods {
  quantity: number
  status: ShipmentStatus
}

const left: ReadonlySet<ShipmentStatus> = new Set(sentStatuses)

/** Whether goods have left the warehouse and have not come back. */
export const hasLeft = (status: ShipmentStatus): boolean => left.has(status)

const sumWhere = (goods: readonly ShippedGoods[], isCounted: (status: ShipmentStatus) => boolean): number =>
  goods.reduce((sum, { quantity, status }) => (isCounted(status) ? sum + quantity : sum), 0)

/** Quantities of an order line in its stored form. `inShipments` is what cannot be cancelled any more. */
export interface LineQuantities {
  sent: number
  delivered: number
  inShipments: number
  /** What is neither cancelled nor sent. */
  remaining: number
}

interface LineFacts {
  quantity: number
  cancelledQuantity: number
  reportedStatus: DeliveryStatus
}

export function quantitiesOf(
  { quantity, cancelledQuantity }: Pick<LineFacts, 'quantity' | 'cancelledQuantity'>,
  goods: readonly ShippedGoods[],
): LineQuantities {
  const sent = sumWhere(goods, hasLeft)
  return {
    sent,
    delivered: sumWhere(goods, (status) => status === 'DELIVERED'),
    inShipments: sumWhere(goods, (status) => status !== 'RETURNED'),
    remaining: Math.max(0, quantity - cancelledQuantity - sent),
  }
}

/** The status of an order line: shipments say more than what the seller has reported of the rest. */
export function lineStatus(line: LineFacts, goods: readonly ShippedGoods[]): DeliveryStatus {
  const wanted = line.quantity - line.cancelledQuantity
  const { sent, delivered } = quantitiesOf(line, goods)
  if (wanted <= 0) return 'CANCELLED'
  if (delivered >= wanted) return 'DELIVERED'
  if (delivered > 0) return 'PARTLY_DELIVERED'
  if (sent > 0) return 'ON_THE_WAY'
  if (goods.some(({ status }) => status === 'PICKED' || status === 'PACKED')) return 'PICKED'
  if (goods.some(({ status }) => status === 'CREATED')) return 'PROCESSING'
  return line.reportedStatus
}

/** Statuses of lines in the order in which the first that occurs is that of the order. */
const leading = [
  'ON_THE_WAY',
  'PICKED',
  'PROCESSING',
  'ORDERED',
  'BACKORDER_LISTED',
  'UNKNOWN',
] as const satisfies readonly DeliveryStatus[]

/** The status of an order with such lines. Cancelled lines count only if all are. */
export function orderStatus(lines: readonly DeliveryStatus[]): DeliveryStatus {
  const open = lines.filter((status) => status !== 'CANCELLED')
  if (open.length === 0) return 'CANCELLED'
  if (open.every((status) => status === 'DELIVERED')) return 'DELIVERED'
  if (open.some((status) => status === 'DELIVERED' || status === 'PARTLY_DELIVERED'))
    return 'PARTLY_DELIVERED'
  return leading.find((status) => open.includes(status)) ?? 'UNKNOWN'
}
