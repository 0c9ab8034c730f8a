import * as v from 'valibot'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import { isTaken } from '../platform/jobs/post-from-job.ts'
import type { Services } from '../platform/services.ts'
import { type FeedbackRow, findFeedback } from './store.ts'
import type { Webhook } from '../platform/service-settings.ts'
import { refusedMessage, sendWebhook } from '../platform/webhooks/send-webhook.ts'

/** The job that reports one feedback. Only its id: the text is read when the report is sent. */
export const feedbackWebhookJob: JobKind<{ feedback: string }> = {
  kind: 'feedback-webhook',
  schema: v.object({ feedback: v.string() }),
}

const minute = 60_000
/** Tries of a report. The last one is two days after the first. */
const maxTries = 20

/** The body of a report: what was written and where, never who has written it. */
const bodyOf = ({ id, site, feedbackType, source, feedback, givenAt }: FeedbackRow): string =>
  JSON.stringify({
    type: 'feedback.created',
    timestamp: givenAt,
    data: { feedbackId: id, site, source, feedbackType, feedback },
  })

/** The handler of the jobs that report feedback to the operator's webhook. */
export const createFeedbackReporter = ({ store, clock }: Services, webhook: Webhook): JobHandler =>
  createJobHandler(feedbackWebhookJob, {
    maxTries,
    // Doubles from one minute to four hours.
    backoffMs: (tries) => Math.min(minute * 2 ** (tries - 1), 240 * minute),
    run: async ({ feedback: id }, { signal }) => {
      const feedback = await findFeedback(store.db, id)
      if (feedback === undefined) throw new JobError('never', 'feedbackMissing', 'the feedback was deleted')
      const message = { id, body: bodyOf(feedback), now: clock(), signal, whenAway: 'away' } as const
      const status = await sendWebhook(webhook, message)
      if (!isTaken(status)) throw refusedMessage(status, message.whenAway)
    },
  })
