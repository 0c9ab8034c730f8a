import type { listCalls } from '@tradecounter/api/contract'
import { favouriteListsAddress } from '@tradecounter/shop/cart'
import { addressOfCall, CallError, postOf, useShop } from '@tradecounter/shop/core'
import { useSWRConfig } from 'swr'

const base = '/api/my-pages/my-lists'

/** Address of the user's favourite lists, and of their export. */
export const myListsAddress = addressOfCall<typeof listCalls.myLists>(base)
export const myListsExportAddress = `${base}/export`
/** Address and SWR key of one list without its lines. */
export const myListAddress = (listId: string) =>
  addressOfCall<typeof listCalls.myList>(`${base}/list`, { listId })
/** Address of the lines of a list, and of their export. */
export const listLinesAddress = (listId: string) =>
  addressOfCall<typeof listCalls.listLines>(`${base}/lines`, { listId })
export const listLinesExportAddress = (listId: string): string =>
  `${base}/lines/export?listId=${encodeURIComponent(listId)}`

/** Saves name and description of a list; an empty id creates one, once per key. */
export const saveList = postOf<typeof listCalls.saveList>('/api/lists/save')
/** Creates a list with the lines of another: once per key. */
export const copyList = postOf<typeof listCalls.copyList>('/api/lists/copy')
export const deleteList = postOf<typeof listCalls.deleteList>('/api/lists/delete')
export const restoreList = postOf<typeof listCalls.restoreList>('/api/lists/restore')
/** Adds an article to a list by its number: once per key. */
export const addLine = postOf<typeof listCalls.addLine>('/api/lists/addline')
export const changeLine = postOf<typeof listCalls.changeLine>('/api/lists/changeline')
export const removeLines = postOf<typeof listCalls.removeLines>('/api/lists/removelines')
export const restoreLines = postOf<typeof listCalls.restoreLines>('/api/lists/restorelines')
/** Copies or moves lines to another list: once per key. */
export const copyLines = postOf<typeof listCalls.copyLines>('/api/lists/copylines')

/** Reads again what the page shows of the lists. */
export function useRenewLists(): () => Promise<void> {
  useShop()
  const { mutate } = useSWRConfig()
  return async () => {
    await mutate((key) => typeof key === 'string' && (key.startsWith(base) || key === favouriteListsAddress))
  }
}

/** Whether a list, or a line, is no longer there. */
export const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Whether the user has as many lists, or the list as many lines, as there may be. */
export const isFull = (reason: unknown): boolean =>
  reason instanceof CallError &&
  ['tooMany', 'tooManyLists', 'tooManyLines', 'tooManyListRows'].includes(reason.error?.code ?? '')
