import { fromStored } from '../catalogue/articles/service.ts'
import type { TrackedShipment } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'

/** The order line that goods are of. */
export interface GoodsLine {
  position: number
  name: string
  variantCode: string
  decimalPrecision: number
  unit: string
}

/** The lines of an order, and their units in the language of the reader. */
export interface GoodsTexts {
  lines: readonly GoodsLine[]
  unitText: (line: GoodsLine) => string
}

/** Goods with the shipment or parcel that they are in. */
interface GoodsRow {
  owner: string
  position: number
  quantity: number
}

/** Goods of shipments and of their parcels. */
export async function readGoods(db: Queries, shipmentIds: readonly string[]): Promise<GoodsRow[]> {
  const ofShipments = await db
    .selectFrom('shipmentLines')
    .select(['shipmentId as owner', 'position', 'quantity'])
    .where('shipmentId', 'in', shipmentIds)
    .orderBy('position')
    .execute()
  const ofParcels = await db
    .selectFrom('parcelLines')
    .innerJoin('parcels', 'parcels.id', 'parcelLines.parcelId')
    .select(['parcelLines.parcelId as owner', 'parcelLines.position', 'parcelLines.quantity'])
    .where('parcels.shipmentId', 'in', shipmentIds)
    .orderBy('parcelLines.position')
    .execute()
  return [...ofShipments, ...ofParcels]
}

/** The goods of a shipment or a parcel, in order units. */
export const goodsOf = (
  goods: readonly GoodsRow[],
  { shipmentId, parcelId }: { shipmentId?: string; parcelId?: string },
  { lines, unitText }: GoodsTexts,
): TrackedShipment['goods'] =>
  goods
    .filter(({ owner }) => owner === (shipmentId ?? parcelId))
    .flatMap(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position)
      return line === undefined
        ? []
        : [
            {
              position,
              name: line.name,
              variantNbr: line.variantCode,
              quantity: fromStored(quantity, line.decimalPrecision),
              displayUnitCode: unitText(line),
            },
          ]
    })
