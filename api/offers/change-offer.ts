import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { recordAudit, type AuditFacts } from '../audit/service.ts'
import type { OfferMessageKind } from '../contract/index.ts'
import { findUser } from '../accounts/service.ts'
import { recordSellerAction, findSeller } from '../sellers/service.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { type OfferMail, writeOfferMail } from './documents/mails.ts'
import { staleOffer } from './rules.ts'
import type { OfferHeadRow } from './store.ts'

/** Who changes an offer. */
export type OfferActor = { kind: 'buyer'; userId: string } | { kind: 'seller'; sellerId: string }

/** A change of an offer. */
export interface OfferChange {
  /** The verb of the audit: `offer.send`. */
  action: string
  set?: Omit<Updateable<Database['offers']>, 'id' | 'revision' | 'updatedAt'>
  /** What the audit adds to the states. */
  facts?: AuditFacts
  message?: { kind: OfferMessageKind; text: string }
  mail?: OfferMail
}

/** The name of an actor, as shown in the thread. */
const nameOf = async ({ trx }: WriteContext, actor: OfferActor): Promise<string> =>
  (actor.kind === 'buyer' ? await findUser(trx, actor.userId) : await findSeller(trx, actor.sellerId))
    ?.name ?? ''

/**
 * Changes an offer that the transaction has read: raises its revision, adds to the thread, records it in both audits,
 * and writes the mail. Errors: 409 when another transaction has changed the offer since.
 */
export async function changeOffer(
  context: WriteContext,
  offer: OfferHeadRow,
  actor: OfferActor,
  { action, set = {}, facts = {}, message, mail }: OfferChange,
): Promise<void> {
  const { trx, now } = context
  const at = now.toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('offers')
    .set({ ...set, revision: offer.revision + 1, updatedAt: at })
    .where('id', '=', offer.id)
    .where('revision', '=', offer.revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw staleOffer()
  const authorName = await nameOf(context, actor)
  if (message !== undefined)
    await trx
      .insertInto('offerMessages')
      .values({
        id: randomUUID(),
        offerId: offer.id,
        at,
        kind: message.kind,
        userId: actor.kind === 'buyer' ? actor.userId : '',
        sellerId: actor.kind === 'seller' ? actor.sellerId : '',
        authorName,
        text: message.text,
      })
      .execute()
  const subject = { id: offer.id, name: offer.number }
  await recordAudit(
    context,
    { customerId: offer.customerId, userId: actor.kind === 'buyer' ? actor.userId : '' },
    {
      action: `offer.${action}`,
      subject,
      before: { state: offer.state, revision: offer.revision },
      after: {
        state: typeof set.state === 'string' ? set.state : offer.state,
        revision: offer.revision + 1,
        ...facts,
      },
    },
  )
  if (actor.kind === 'seller')
    await recordSellerAction(context, actor.sellerId, { action: `offer.${action}`, subject, facts })
  if (mail !== undefined)
    await writeOfferMail(
      context,
      {
        ...offer,
        ...(set.validUntil === undefined
          ? {}
          : { validUntil: typeof set.validUntil === 'string' ? set.validUntil : null }),
        ...(typeof set.sellerId === 'string' ? { sellerId: set.sellerId } : {}),
      },
      authorName,
      mail,
    )
}
