import type { Insertable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

/** Whether the catalogue has the product (`p.`) or variant (`v.`) of a ticket. */
export async function hasTicket(queries: Queries, ticket: string): Promise<boolean> {
  const table = ticket.startsWith('p') ? 'products' : 'variants'
  const row = await queries
    .selectFrom(table)
    .select('id')
    .where('id', '=', Number(ticket.slice(2)))
    .executeTakeFirst()
  return row !== undefined
}

/** Number of a session's clicks since a time. */
export async function countClicks(queries: Queries, session: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('clicks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('session', '=', session)
    .where('clickedAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores a click, once per session and ticket. */
export async function insertClick(queries: Queries, click: Insertable<Database['clicks']>): Promise<void> {
  await queries
    .insertInto('clicks')
    .values(click)
    .onConflict((conflict) => conflict.columns(['session', 'ticket']).doNothing())
    .execute()
}
