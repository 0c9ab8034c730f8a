import * as v from 'valibot'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../../platform/jobs/job-kind.ts'
import { isTaken } from '../../platform/jobs/post-from-job.ts'
import type { Services } from '../../platform/services.ts'
import { refusedMessage, sendWebhook } from '../../platform/webhooks/send-webhook.ts'
import { notifyRequester } from './notify-requester.ts'
import { findDeliveryChange, pointOf, type SentChange } from './store.ts'

/** The job that asks a carrier for a change. */
export const carrierRequestJob: JobKind<{ change: string }> = {
  kind: 'carrier-request',
  schema: v.object({ change: v.string() }),
}

const minute = 60_000

/** Tries of a request. The last one is a day after the first; most changes are too late long before. */
const maxTries = 100

/** Answers with which a carrier refuses the change itself: another try would not help. */
const refusals: ReadonlySet<number> = new Set([409, 410, 422])

/** The body of a request: the parcel and what is wanted, nothing about the order or who asks. */
const bodyOf = (change: SentChange): string => {
  const { id, parcelNumber, promisedFrom, promisedTo, requestedAt } = change
  const point = pointOf(change)
  return JSON.stringify({
    type: 'delivery.change-requested',
    timestamp: requestedAt,
    data: {
      requestId: id,
      parcel: parcelNumber,
      ...(point === null ? { window: { from: promisedFrom, to: promisedTo } } : { pointId: point.id }),
    },
  })
}

/** The handler of the jobs that ask carriers for changes. Changes that were decided meanwhile are not sent. */
export const createCarrierRequester = ({ store, clock, settings, originOf }: Services): JobHandler =>
  createJobHandler(carrierRequestJob, {
    maxTries,
    // A carrier that is slow does not keep back what others are asked.
    concurrency: 4,
    // Doubles from half a minute to a quarter of an hour: the carrier allows the change for a short time only.
    backoffMs: (tries) => Math.min((minute / 2) * 2 ** (tries - 1), 15 * minute),
    run: async ({ change: id }, { signal }) => {
      const change = await findDeliveryChange(store.db, id)
      if (change === undefined) throw new JobError('never', 'changeMissing', 'the change was deleted')
      if (change.state !== 'requested') return
      const now = clock()
      if (change.until <= now.toISOString())
        throw new JobError('never', 'changeTooLate', 'the carrier does not allow the change any more')
      const webhook = settings.carrierRequests?.get(change.carrier)
      if (webhook === undefined)
        throw new JobError('later', 'carrierMissing', `CARRIER_REQUESTS does not name ${change.carrier}`)
      const message = { id, body: bodyOf(change), now, signal, whenAway: 'later' } as const
      const status = await sendWebhook(webhook, message)
      if (isTaken(status)) return
      if (!refusals.has(status)) throw refusedMessage(status, message.whenAway)
      return async (context) => {
        const { numUpdatedRows } = await context.trx
          .updateTable('deliveryChanges')
          .set({ state: 'refused', decidedAt: context.now.toISOString() })
          .where('id', '=', id)
          .where('state', '=', 'requested')
          .executeTakeFirst()
        // Its event may have come before.
        if (numUpdatedRows > 0n)
          await notifyRequester(context, originOf, change.orderId, {
            ...change,
            outcome: 'refused',
            reason: '',
          })
      }
    },
  })
