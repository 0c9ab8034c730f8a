import { randomUUID } from 'node:crypto'
import type { Writing } from './carts.ts'
import type { Queries } from './queries.ts'

/** A mail as it is written: plain text to one recipient. `id` stays the same however often it is sent. */
export interface Mail {
  id: string
  recipient: string
  subject: string
  content: string
}

/** Writes a mail in the transaction of what it tells of: it is sent when that has happened, and only then. */
export async function writeMail({ trx, now }: Writing, mail: Omit<Mail, 'id'>): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ id: randomUUID(), ...mail, createdAt: now.toISOString(), sentAt: null })
    .execute()
}

/** Mail that has not been sent, oldest first, so many at a time. */
export function mailsToSend(queries: Queries, most: number): Promise<Mail[]> {
  return queries
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'content'])
    .where('sentAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function noteSent(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.updateTable('mails').set({ sentAt: now.toISOString() }).where('id', '=', id).execute()
}
