import type { FavouriteList, FavouriteLists } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { linesPerAnswer } from '../carts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { findOwnList } from './own-list.ts'
import { planLines } from './plan-lines.ts'
import { findFavouriteLists } from './store.ts'
import { showLines } from './view.ts'

/** Favourite lists: what saves, shows and erases them. */
export type { ListEntry } from './items-store.ts'
export { checkListLimits } from './list-limits.ts'
export { findFavouriteList, insertFavouriteList, purgeLists } from './store.ts'

/** The caller's favourite lists, newest first. */
export async function readFavouriteLists(queries: Queries, caller: SessionCaller): Promise<FavouriteLists> {
  const lists = await findFavouriteLists(queries, caller)
  return {
    lists: lists.map(({ id, name, lineCount, changedAt }) => ({
      listId: id,
      name,
      lineCount: lineCount ?? 0,
      changedAt,
    })),
  }
}

/** One of the caller's lists, with the outcome that adding each line to the cart would have. Errors: 404. */
export async function showFavouriteList(
  queries: Queries,
  caller: SessionCaller,
  { listId, from }: { listId: string; from: number },
): Promise<FavouriteList> {
  const { name, entries } = await findOwnList(queries, caller, listId)
  const lines = await planLines(queries, caller, entries.slice(from, from + linesPerAnswer))
  return { listId, name, lineCount: entries.length, from, lines: await showLines(queries, caller, lines) }
}
