import { sql } from 'kysely'
import { mostListLines } from '../contract/index.ts'
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

const isVisitor = ({ customerId }: ListOwner): boolean => customerId === ''

/**
 * Changes of one owner's lists wait for each other, so that calls at once can neither pass the limits together nor give
 * two lines one position.
 */
export async function lockLists({ trx, dialect }: WriteContext, owner: ListOwner): Promise<void> {
  if (dialect === 'sqlite') return
  const name = isVisitor(owner) ? owner.sessionHash : `${owner.userId} ${owner.customerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lists ${name}`}, 0))`.execute(trx)
}

/**
 * Checks that an owner may have so many more lists, and rows in all lists. Deleted lists and removed rows do not count.
 * Errors: 400 `tooManyLists` and `tooManyListRows`, with the limit as `most`.
 */
export async function checkListLimits(
  context: WriteContext,
  owner: ListOwner,
  more: { lists: 0 | 1; rows: number },
  field: string,
): Promise<void> {
  const { customerId, userId, sessionHash } = owner
  const limits = isVisitor(owner) ? visitorLimits : userLimits
  await lockLists(context, owner)
  const owned = context.trx
    .selectFrom('lists')
    .where('deletedAt', '=', '')
    .$if(isVisitor(owner), (query) => query.where('session', '=', sessionHash))
    .$if(!isVisitor(owner), (query) =>
      query.where('customerId', '=', customerId).where('userId', '=', userId),
    )
  const { lists } = await owned.select((eb) => eb.fn.countAll<number>().as('lists')).executeTakeFirstOrThrow()
  if (more.lists > 0 && lists + more.lists > limits.lists) {
    throw new ApiError(400, 'tooManyLists', `There may be ${limits.lists} lists.`, {
      field,
      more: { most: limits.lists },
    })
  }
  const { before } = await context.trx
    .selectFrom('listItems')
    .where('listId', 'in', owned.select('lists.id'))
    .where('removedAt', '=', '')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow()
  if (more.rows > 0 && before + more.rows > limits.rows) {
    throw new ApiError(400, 'tooManyListRows', `All lists together may have ${limits.rows} rows.`, {
      field,
      more: { most: limits.rows },
    })
  }
}

/** Checks how many lines a list would have. Errors: 400 `tooManyLines`, with the limit as `most`. */
export function checkLineLimit(lines: number, field: string): void {
  if (lines <= mostListLines) return
  throw new ApiError(400, 'tooManyLines', `A list may have ${mostListLines} lines.`, {
    field,
    more: { most: mostListLines },
  })
}
