import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import { changed } from '../company/service.ts'
import type { copyListRequestSchema, MyList, SaveListRequest } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { readListRows } from './items-store.ts'
import { checkLineLimit, checkListLimits, lockLists } from './list-limits.ts'
import { findOwnHead, lockOwnHead, noSuchList, restorableSince } from './own-list.ts'
import { changeList, deletionOfList, insertFavouriteList } from './store.ts'
import { viewHead } from './view.ts'

/** One of the caller's lists, without its lines. Errors: 404. */
export async function showList(queries: Queries, caller: SessionCaller, listId: string): Promise<MyList> {
  return { list: viewHead(await findOwnHead(queries, caller, listId)) }
}

/**
 * Creates a list, or changes name and description of one. Errors: 404, 409 `changed` with the list as it is, 400 for
 * too many lists.
 */
export async function saveList(
  context: WriteContext,
  caller: SessionCaller,
  { listId, version, name, description }: SaveListRequest,
): Promise<MyList> {
  const { trx, now } = context
  if (listId === '') {
    await checkListLimits(context, caller, { lists: 1, rows: 0 }, 'name')
    const id = await insertFavouriteList(context, caller, name, [], description)
    return showList(trx, caller, id)
  }
  const before = await lockOwnHead(context, caller, listId)
  if (before.version !== version) throw changed({ list: viewHead(before) })
  await changeList(trx, listId, { name, description, version: version + 1, changedAt: now.toISOString() })
  return showList(trx, caller, listId)
}

/** Creates a list with the description and the lines of another. Errors: 404, 400 for too many lists or rows. */
export async function copyList(
  context: WriteContext,
  caller: SessionCaller,
  { listId, name }: v.InferOutput<typeof copyListRequestSchema>,
): Promise<MyList> {
  const { trx } = context
  const { description } = await lockOwnHead(context, caller, listId)
  const rows = await readListRows(trx, listId)
  checkLineLimit(rows.length, 'listId')
  await checkListLimits(context, caller, { lists: 1, rows: rows.length }, 'name')
  return showList(trx, caller, await insertFavouriteList(context, caller, name, rows, description))
}

/** When a list that may be restored was deleted; '' if it is not. Errors: 404. */
async function lockDeletion(context: WriteContext, caller: SessionCaller, listId: string): Promise<string> {
  await lockLists(context, caller)
  const deletedAt = await deletionOfList(context.trx, caller, listId)
  if (deletedAt === undefined || (deletedAt !== '' && deletedAt < restorableSince(context)))
    throw noSuchList()
  return deletedAt
}

/** Deletes a list; it can be restored for a day. A repeat changes nothing. Errors: 404. */
export async function deleteList(
  context: WriteContext,
  caller: SessionCaller,
  listId: string,
): Promise<void> {
  if ((await lockDeletion(context, caller, listId)) !== '') return
  await changeList(context.trx, listId, { deletedAt: context.now.toISOString() })
}

/**
 * Restores a list that was deleted within a day. A repeat changes nothing. Errors: 404, 400 for too many lists or rows
 * meanwhile.
 */
export async function restoreList(
  context: WriteContext,
  caller: SessionCaller,
  listId: string,
): Promise<void> {
  if ((await lockDeletion(context, caller, listId)) === '') return
  const rows = await readListRows(context.trx, listId)
  await checkListLimits(context, caller, { lists: 1, rows: rows.length }, 'listId')
  await changeList(context.trx, listId, { deletedAt: '' })
}
