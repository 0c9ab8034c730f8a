import type { SessionCaller } from '../accounts/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller } from '../platform/services.ts'
import { readItems } from './items-store.ts'
import { lockLists } from './list-limits.ts'
import { changeList, findFavouriteList, findListHead, type ListHeadRow } from './store.ts'

/** 404: the user has no such list at the customer. `field` is its path in the request. */
export const noSuchList = (field = 'listId') => notFound('There is no such list.', field)
const noSuchLine = (field: string) => notFound('There is no such line in the list.', field)

/** A deleted list or a removed line can be restored if that was not before this time: within a day. */
export const restorableSince = ({ now }: WriteContext): string =>
  new Date(now.getTime() - 86_400_000).toISOString()

/** One of the caller's lists with its lines. Errors: 404. */
export async function findOwnList(queries: Queries, caller: Caller, listId: string) {
  const list = await findFavouriteList(queries, caller, listId)
  if (list === null) throw noSuchList()
  return list
}

/** One of the caller's lists without its lines. Errors: 404. */
export async function findOwnHead(
  queries: Queries,
  caller: SessionCaller,
  listId: string,
  field = 'listId',
): Promise<ListHeadRow> {
  const head = await findListHead(queries, caller, listId)
  if (head === undefined) throw noSuchList(field)
  return head
}

/** The same, while other changes of the caller's lists wait. Errors: 404. */
export async function lockOwnHead(
  context: WriteContext,
  caller: SessionCaller,
  listId: string,
): Promise<ListHeadRow> {
  await lockLists(context, caller)
  return findOwnHead(context.trx, caller, listId)
}

/** Notes that lines of a list have changed. */
export const touchList = ({ trx, now }: WriteContext, listId: string) =>
  changeList(trx, listId, { changedAt: now.toISOString() })

type Item = Awaited<ReturnType<typeof readItems>>[number]

/**
 * Lines of a list in its order. `isWanted` says which count; by default those that are not removed. Errors: 404 if one
 * of them is missing.
 */
export async function findLines(
  { trx }: WriteContext,
  listId: string,
  itemIds: readonly number[],
  {
    isWanted = ({ removedAt }) => removedAt === '',
    field = 'itemIds',
  }: {
    isWanted?: (item: Item) => boolean
    field?: string
  } = {},
): Promise<Item[]> {
  const wanted = [...new Set(itemIds)]
  const found = (await readItems(trx, listId, wanted)).filter(isWanted)
  if (found.length < wanted.length) throw noSuchLine(field)
  return found
}
