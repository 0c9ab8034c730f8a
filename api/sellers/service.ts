import { randomUUID } from 'node:crypto'
import { type AuditFacts, checkNoSecrets } from '../audit/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { findSeller } from './store.ts'

export {
  findSeller,
  findSellerByEmail,
  permissionsOfSeller,
  type SellerRow,
  sellersForOffer,
  sellersWith,
} from './store.ts'

/** What a seller does to which subject. */
export interface SellerAction {
  action: string
  subject: { id: string; name: string }
  facts?: AuditFacts
}

/** Records what a seller does, in its transaction. Throws if a fact could be a secret. */
export async function recordSellerAction(
  { trx, now }: WriteContext,
  sellerId: string,
  { action, subject, facts = {} }: SellerAction,
): Promise<void> {
  checkNoSecrets(facts)
  await trx
    .insertInto('sellerActions')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      sellerId,
      sellerName: (await findSeller(trx, sellerId))?.name ?? '',
      action,
      subjectId: subject.id,
      subjectName: subject.name,
      facts: JSON.stringify(facts),
    })
    .execute()
}
