import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

/** Keeps what somebody thinks of the shop. */
export async function insertFeedback(
  queries: Queries,
  feedback: Omit<Insertable<Database['feedback']>, 'id'>,
): Promise<void> {
  await queries
    .insertInto('feedback')
    .values({ id: randomUUID(), ...feedback })
    .execute()
}

/** Whether the catalogue has what a ticket is for. */
export async function isTicket(queries: Queries, ticket: string): Promise<boolean> {
  const table = ticket.startsWith('p') ? 'products' : 'variants'
  const row = await queries
    .selectFrom(table)
    .select('id')
    .where('id', '=', Number(ticket.slice(2)))
    .executeTakeFirst()
  return row !== undefined
}

/** How many things a session has clicked since a moment. */
export async function countClicks(queries: Queries, session: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('clicks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('session', '=', session)
    .where('clickedAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps a click; the same thing clicked again by the same session is still one. */
export async function insertClick(queries: Queries, click: Insertable<Database['clicks']>): Promise<void> {
  await queries
    .insertInto('clicks')
    .values(click)
    .onConflict((conflict) => conflict.columns(['session', 'ticket']).doNothing())
    .execute()
}
