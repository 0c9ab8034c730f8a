import { createJobHandler, JobError, type JobHandler } from '../platform/jobs/job-kind.ts'
import { isTaken, postFromJob } from '../platform/jobs/post-from-job.ts'
import type { PushKeys } from '../platform/service-settings.ts'
import type { Services } from '../platform/services.ts'
import { isPushEndpoint } from './push-services.ts'
import { findMessage, type PushMessage } from './store.ts'
import { pushJob } from './write-push.ts'

/** Seconds for which a message is worth being read: push services keep it as long for a browser that is closed. */
const timeToLive = 24 * 60 * 60

const minute = 60_000

/** Statuses with which a push service says that the browser takes no more messages (RFC 8030 7.3). */
const ended: ReadonlySet<number> = new Set([404, 410])

/**
 * Encrypts a message for its browser (RFC 8291), signs the request (RFC 8292), sends it, and returns the status of the
 * answer.
 */
async function send(
  { id, endpoint, p256dh, auth, title, body, language, path }: PushMessage,
  { publicKey, privateKey, contact }: PushKeys,
  signal: AbortSignal,
): Promise<number> {
  // Loaded with the first message, which keeps the start short.
  const { default: webPush } = await import('web-push')
  // The tag is the same in every try: a browser shows a repeat in the place of the first.
  const text = JSON.stringify({ title, body, lang: language, path, tag: id })
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: contact, publicKey, privateKey },
    TTL: timeToLive,
    // While the browser is closed, the push service keeps one message of a topic.
    topic: id.replaceAll('-', ''),
  })
  const { 'Content-Length': _length, ...headers } = request.headers
  return postFromJob(endpoint, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(request.body),
    signal,
    away: (cause) => new JobError('later', 'pushAway', 'the push service does not answer', { cause }),
  })
}

/** The handler of the jobs that send messages to browsers. A message whose browser or user has ended is not sent. */
export const createPusher = ({ store, clock, settings: { push } }: Services): JobHandler =>
  createJobHandler(pushJob, {
    // The last one is about half a day after the first.
    maxTries: 15,
    // A push service that is slow does not keep back the messages of others.
    concurrency: 4,
    // Doubles from half a minute to one hour.
    backoffMs: (tries) => Math.min((minute / 2) * 2 ** (tries - 1), 60 * minute),
    run: async ({ push: id }, { signal }) => {
      const message = await findMessage(store.db, id)
      if (message === undefined)
        return async ({ trx }) => {
          await trx.deleteFrom('pushMessages').where('id', '=', id).execute()
        }
      if (clock().getTime() - new Date(message.createdAt).getTime() > timeToLive * 1000)
        throw new JobError('never', 'pushTooLate', 'the message is too old')
      if (push === undefined) throw new JobError('later', 'pushOff', 'PUSH_PRIVATE_KEY is not set')
      // The operator may have settled other services meanwhile.
      if (!isPushEndpoint(message.endpoint, push.services))
        throw new JobError('never', 'pushService', 'the push service is not known any more')
      const status = await send(message, push, signal)
      if (ended.has(status))
        return async ({ trx }) => {
          await trx.deleteFrom('pushSubscriptions').where('id', '=', message.subscriptionId).execute()
        }
      if (status === 429 || status >= 500)
        throw new JobError('later', 'pushRefused', `the push service answered ${status}`)
      if (!isTaken(status)) throw new JobError('never', 'pushRefused', `the push service answered ${status}`)
      return async ({ trx, now }) => {
        await trx.deleteFrom('pushMessages').where('id', '=', id).execute()
        await trx
          .updateTable('pushSubscriptions')
          .set({ sentAt: now.toISOString() })
          .where('id', '=', message.subscriptionId)
          .execute()
      }
    },
  })
