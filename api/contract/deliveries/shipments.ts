import * as v from 'valibot'

/** Steps of a shipment in their order. `RETURNED` ends it: the goods are back in the warehouse. */
export const shipmentStatuses = [
  'CREATED',
  'PICKED',
  'PACKED',
  'HANDED_OVER',
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'RETURNED',
] as const
export const shipmentStatusSchema = v.picklist(shipmentStatuses)
export type ShipmentStatus = v.InferOutput<typeof shipmentStatusSchema>

/** Goods in these steps have left the warehouse, and have not come back. */
export const sentStatuses = [
  'HANDED_OVER',
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const satisfies readonly ShipmentStatus[]

/** Steps after which nothing about a delivery changes any more. */
export const finalStatuses = ['DELIVERED', 'RETURNED'] as const satisfies readonly ShipmentStatus[]

/** The steps that the warehouse reports. */
export type WarehouseStatus = 'CREATED' | 'PICKED' | 'PACKED' | 'HANDED_OVER'

/** What a carrier reports of a parcel. `EXCEPTION` holds until the next step; `INFORMATION` changes no step. */
export const carrierSteps = [
  'HANDED_OVER',
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'RETURNED',
  'EXCEPTION',
  'INFORMATION',
] as const
export const carrierStepSchema = v.picklist(carrierSteps)
export type CarrierStep = v.InferOutput<typeof carrierStepSchema>

/** How an order was placed: in the shop, at a branch, by phone, by EDI or from a procurement system. */
export const orderChannels = ['web', 'branch', 'phone', 'edi', 'punchout'] as const
export const orderChannelSchema = v.picklist(orderChannels)
export type OrderChannel = v.InferOutput<typeof orderChannelSchema>

/** What was changed about an order line after the order. */
export const orderLineChangeKinds = ['quantity', 'cancelled', 'promisedDate', 'replaced'] as const
export type OrderLineChangeKind = (typeof orderLineChangeKinds)[number]
