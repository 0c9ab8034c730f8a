import type { SessionCaller } from '../accounts/service.ts'
import type { TakenLine } from '../carts/service.ts'
import { forEachInTurns } from '../platform/database/chunks.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { isUsedUp } from './rules.ts'
import { changeOffer, type OfferActor } from './change-offer.ts'
import { findOffer, readOfferLines, readUse } from './store.ts'

/** Records that an order has taken lines of offers: an offer without lines left is ordered. */
export async function recordOfferOrder(
  context: WriteContext,
  caller: SessionCaller,
  orderNumber: string,
  lines: readonly TakenLine[],
): Promise<void> {
  const versions = [...new Set(lines.map(({ lockId }) => lockId))].toSorted()
  const actor: OfferActor = { kind: 'buyer', userId: caller.userId }
  await forEachInTurns(versions, async (versionId) => {
    const version = await context.trx
      .selectFrom('offerVersions')
      .select('offerId')
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow()
    const offer = await findOffer(context.trx, caller.customerId, version.offerId)
    if (offer === undefined) throw new Error('A line is locked to an offer of another customer.')
    const { ordered } = await readUse(context.trx, versionId)
    const all = await readOfferLines(context.trx, [versionId])
    await changeOffer(context, offer, actor, {
      action: 'order',
      ...(isUsedUp(all, new Set(ordered.keys())) ? { set: { state: 'ordered' } } : {}),
      facts: { order: orderNumber },
      mail: { to: 'seller', event: 'order', text: orderNumber },
    })
  })
}
