import { sql } from 'kysely'
import { ApiError } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { ListOwner } from './store.ts'

/** How many favourite lists an owner may have, and rows in all of them. */
interface ListLimits {
  lists: number
  rows: number
}

/** A visitor's lists are kept for a session; five times as many rows as the largest purchase list. */
const visitorLimits: ListLimits = { lists: 20, rows: 5000 }

/** A user's lists at one customer: years of daily lists. */
const userLimits: ListLimits = { lists: 2000, rows: 200_000 }

/** Changes of one owner's lists wait for each other, so that calls at once cannot pass the limits together. */
async function lockLists({ trx, dialect }: WriteContext, owner: string): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lists ${owner}`}, 0))`.execute(trx)
}

/**
 * Checks that an owner may save another list with so many rows. Errors: 400 `tooManyLists` and `tooManyListRows`, with
 * the limit as `most`.
 */
export async function checkListLimits(
  context: WriteContext,
  { customerId, userId, sessionHash }: ListOwner,
  rows: number,
  field: string,
): Promise<void> {
  const isVisitor = customerId === ''
  const limits = isVisitor ? visitorLimits : userLimits
  await lockLists(context, isVisitor ? sessionHash : `${userId} ${customerId}`)
  const owned = context.trx
    .selectFrom('lists')
    .$if(isVisitor, (query) => query.where('session', '=', sessionHash))
    .$if(!isVisitor, (query) => query.where('customerId', '=', customerId).where('userId', '=', userId))
  const { lists } = await owned.select((eb) => eb.fn.countAll<number>().as('lists')).executeTakeFirstOrThrow()
  if (lists >= limits.lists) {
    throw new ApiError(400, 'tooManyLists', `There may be ${limits.lists} lists.`, {
      field,
      more: { most: limits.lists },
    })
  }
  const { before } = await context.trx
    .selectFrom('listItems')
    .where('listId', 'in', owned.select('lists.id'))
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow()
  if (before + rows > limits.rows) {
    throw new ApiError(400, 'tooManyListRows', `All lists together may have ${limits.rows} rows.`, {
      field,
      more: { most: limits.rows },
    })
  }
}
