import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { feedbackRequestSchema } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller } from '../platform/services.ts'

/** Stores feedback on the shop, with the user and customer of a signed-in caller. */
export async function saveFeedback(
  { trx, now }: WriteContext,
  { site, userId, customerId }: Caller,
  { feedback, feedbackType, source }: v.InferOutput<typeof feedbackRequestSchema>,
): Promise<{ success: true }> {
  await trx
    .insertInto('feedback')
    .values({
      id: randomUUID(),
      site,
      feedback,
      feedbackType,
      source,
      userId: userId || null,
      customerId: customerId || null,
      givenAt: now.toISOString(),
    })
    .execute()
  return { success: true }
}
