import { createHmac } from 'node:crypto'
import { JobError, type RetryPolicy } from '../jobs/job-kind.ts'
import { postFromJob } from '../jobs/post-from-job.ts'
import type { Webhook } from '../service-settings.ts'

/** What is sent to a webhook. */
export interface WebhookMessage {
  /** The same in every try, so that the receiver recognises a repeat. */
  id: string
  /** JSON. */
  body: string
  now: Date
  signal: AbortSignal
  /** `away` if all jobs of the kind go to this receiver, else `later`. */
  whenAway: Exclude<RetryPolicy, 'never'>
}

/** The signature of a message as in Standard Webhooks: HMAC-SHA256 over id, time and body, in base64. */
const signMessage = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** Sends a signed message from a job, and returns the status of the answer. Throws a JobError if there is no answer. */
export async function sendWebhook(
  { url, secret }: Webhook,
  { id, body, now, signal, whenAway }: WebhookMessage,
): Promise<number> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return postFromJob(url, {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signMessage(secret, id, timestamp, body),
    },
    body,
    signal,
    away: (cause) => new JobError(whenAway, 'webhookAway', 'the webhook does not answer', { cause }),
  })
}

/** The failure of a job whose message was not taken: the receiver is away, or refuses this message for now. */
export function refusedMessage(status: number, whenAway: WebhookMessage['whenAway']): JobError {
  const isAway = status >= 500 || status === 429
  return new JobError(isAway ? whenAway : 'later', 'webhookRefused', `the webhook answered ${status}`)
}
