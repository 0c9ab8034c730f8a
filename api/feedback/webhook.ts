import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import type { Services } from '../platform/services.ts'
import { type FeedbackRow, findFeedback } from './store.ts'
import type { Webhook } from '../platform/service-settings.ts'

/** The job that reports one feedback. Only its id: the text is read when the report is sent. */
export const feedbackWebhookJob: JobKind<{ feedback: string }> = {
  kind: 'feedback-webhook',
  schema: v.object({ feedback: v.string() }),
}

const minute = 60_000
/** Milliseconds that the receiver may take. */
const answerWithin = 10_000
/** Tries of a report. The last one is two days after the first. */
const maxTries = 20

/** The body of a report: what was written and where, never who has written it. */
const bodyOf = ({ id, site, feedbackType, source, feedback, givenAt }: FeedbackRow): string =>
  JSON.stringify({
    type: 'feedback.created',
    timestamp: givenAt,
    data: { feedbackId: id, site, source, feedbackType, feedback },
  })

/** The signature of a report as in Standard Webhooks: HMAC-SHA256 over id, time and body, in base64. */
const signReport = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** Sends a report. Throws a JobError unless the receiver answers with 2xx. */
async function send(
  { url, secret }: Webhook,
  feedback: FeedbackRow,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const body = bodyOf(feedback)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const response = await fetch(url, {
    method: 'POST',
    // A redirect would send the text to an address that nobody has settled.
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'webhook-id': feedback.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signReport(secret, feedback.id, timestamp, body),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
  }).catch((cause: unknown) => {
    throw new JobError('away', 'webhookAway', 'the webhook does not answer', { cause })
  })
  // Read by nobody; without this the connection would stay open.
  await response.body?.cancel()
  const { status } = response
  if (status >= 200 && status < 300) return
  const isAway = status >= 500 || status === 429
  throw new JobError(isAway ? 'away' : 'later', 'webhookRefused', `the webhook answered ${status}`)
}

/** The handler of the jobs that report feedback to the operator's webhook. */
export const createFeedbackReporter = ({ store, clock }: Services, webhook: Webhook): JobHandler =>
  createJobHandler(feedbackWebhookJob, {
    maxTries,
    // Doubles from one minute to four hours.
    backoffMs: (tries) => Math.min(minute * 2 ** (tries - 1), 240 * minute),
    run: async ({ feedback: id }, { signal }) => {
      const feedback = await findFeedback(store.db, id)
      if (feedback === undefined) throw new JobError('never', 'feedbackMissing', 'the feedback was deleted')
      await send(webhook, feedback, clock(), signal)
    },
  })
