import type { NewsEvent } from '../../../api/contract/index.ts'
import type { Store } from '../../../api/platform/database/index.ts'

/** Switches on a browser of a user who wants to be told about some events in it. */
export async function subscribeTo(
  { db }: Store,
  userId: string,
  events: readonly NewsEvent[],
): Promise<void> {
  await db
    .insertInto('pushSubscriptions')
    .values({
      id: `browser of ${userId}`,
      userId,
      site: 'se',
      session: '',
      deviceHash: '',
      browser: '',
      endpoint: `https://push.example/${userId}`,
      p256dh: '',
      auth: '',
      createdAt: '2026-11-20T08:00:00.000Z',
      sentAt: null,
    })
    .execute()
  await db
    .updateTable('users')
    .set({ pushEvents: events.join(',') })
    .where('id', '=', userId)
    .execute()
}

/** What waits to be shown to a user, in order. */
export const pushedTo = ({ db }: Store, userId: string) =>
  db
    .selectFrom('pushMessages')
    .select(['title', 'path'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
