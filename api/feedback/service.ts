import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { feedbackRequestSchema } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { enqueue } from '../platform/jobs/store.ts'
import { foldText } from '../platform/lists/list-filter.ts'
import type { Caller } from '../platform/services.ts'
import { deleteFeedbackBefore, feedbackDays } from './store.ts'
import { feedbackWebhookJob } from './webhook.ts'

export { exportFeedback, listFeedback } from './read-feedback.ts'

/**
 * Stores feedback on the shop, with the user and customer of a signed-in caller. `hasWebhook` adds the job that reports
 * it to the operator's webhook.
 */
export async function saveFeedback(
  context: WriteContext,
  { siteName, userId, customerId }: Caller,
  { feedback, feedbackType, source }: v.InferOutput<typeof feedbackRequestSchema>,
  hasWebhook: boolean,
): Promise<{ success: true }> {
  const id = randomUUID()
  await context.trx
    .insertInto('feedback')
    .values({
      id,
      site: siteName,
      feedback,
      feedbackType,
      source,
      userId: userId || null,
      customerId: customerId || null,
      givenAt: context.now.toISOString(),
      searchText: foldText(`${feedback} ${source} ${feedbackType}`),
    })
    .execute()
  if (hasWebhook) await enqueue(context, feedbackWebhookJob, { payload: { feedback: id } })
  return { success: true }
}

/** Deletes feedback that is older than it is kept, two years. */
export async function deleteOldFeedback(queries: Queries, now: Date): Promise<void> {
  await deleteFeedbackBefore(queries, new Date(now.getTime() - feedbackDays * 86_400_000))
}
