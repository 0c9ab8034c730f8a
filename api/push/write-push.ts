import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { brandNameOf, type NewsEvent, type SiteName } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/store.ts'
import { locales } from '../sites/service.ts'
import type { Language } from '@tradecounter/search'
import { type NewsChoices, pushEventsOf } from './choices.ts'
import { findSubscriptions } from './store.ts'

/** The job that sends a message to a browser. It has the id of the message. */
export const pushJob: JobKind<{ push: string }> = { kind: 'push', schema: v.object({ push: v.string() }) }

/** A notification of an event. Locked screens show it: it has no prices, and no names of others. */
export interface News {
  event: NewsEvent
  site: SiteName
  /** The customer whom it is about. */
  customerId: string
  language: Language
  /** One short line. */
  title: string
  /** The page that it leads to, which asks for a sign-in. */
  path: string
}

/** Titles are short; this bounds the message to less than the 3 KB that every push service takes. */
const longestTitle = 200

/**
 * Writes a message and its job for each of the user's browsers, if the user wants to be notified, in the transaction of
 * the event: it is sent if and only if that is committed.
 */
export async function writePush(
  context: WriteContext,
  user: NewsChoices & { id: string },
  { event, site, customerId, language, title, path }: News,
): Promise<void> {
  if (!pushEventsOf(user).includes(event)) return
  const { trx, now } = context
  for (const subscription of await findSubscriptions(trx, user.id, site)) {
    const id = randomUUID()
    await trx
      .insertInto('pushMessages')
      .values({
        id,
        subscriptionId: subscription.id,
        userId: user.id,
        customerId,
        language: locales[language],
        title: title.slice(0, longestTitle),
        body: brandNameOf(subscription.site),
        path,
        createdAt: now.toISOString(),
      })
      .execute()
    await enqueue(context, pushJob, { id, payload: { push: id }, owner: { customerId, userId: user.id } })
  }
}
