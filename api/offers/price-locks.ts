import { lockedLineKey, type LockedPrice, type PriceLockSource } from '../carts/service.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import { recordOfferOrder } from './record-order.ts'
import { lockOffers } from './store.ts'

/** Prices of offers. The document of a locked line is the version of the offer. */
export const offerPriceLocks: PriceLockSource = {
  read: async (queries, { customerId }, lines) => {
    const rows = await readInChunks(
      lines.map(({ lockId }) => lockId),
      (some) =>
        queries
          .selectFrom('offerVersions')
          .innerJoin('offers', 'offers.id', 'offerVersions.offerId')
          .innerJoin('offerLines', 'offerLines.versionId', 'offerVersions.id')
          .leftJoin('orderLines', (join) =>
            join
              .onRef('orderLines.lockId', '=', 'offerVersions.id')
              .onRef('orderLines.lockPosition', '=', 'offerLines.position')
              .on('orderLines.lockKind', '=', 'offer'),
          )
          .select(['offers.id as offerId', 'offers.number', 'offers.state', 'offers.validUntil'])
          .select(['offers.versionId as currentId', 'offerVersions.id as lockId'])
          .select(['offerLines.position as lockPosition', 'offerLines.offeredPrice', 'offerLines.quantity'])
          .select('orderLines.orderId')
          .where('offerVersions.id', 'in', some)
          .where('offers.customerId', '=', customerId)
          .execute(),
    )
    return new Map(
      rows.flatMap((row): [string, LockedPrice][] =>
        row.offeredPrice === null
          ? []
          : [
              [
                lockedLineKey(row),
                {
                  kind: 'offer',
                  documentId: row.offerId,
                  number: row.number,
                  unitPrice: row.offeredPrice,
                  leastQuantity: row.quantity,
                  mostQuantity: row.quantity,
                  validUntil: row.validUntil,
                  isOpen: row.state === 'ready' && row.currentId === row.lockId && row.orderId === null,
                },
              ],
            ],
      ),
    )
  },
  lock: async (context, versionIds) => {
    const rows = await context.trx
      .selectFrom('offerVersions')
      .select('offerId')
      .distinct()
      .where('id', 'in', versionIds)
      .execute()
    await lockOffers(
      context,
      rows.map(({ offerId }) => offerId),
    )
  },
  recordOrder: recordOfferOrder,
}
