import { listCalls } from '../contract/index.ts'
import { exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { addLine, changeLine, removeLines, restoreLines } from './change-lines.ts'
import { copyLines } from './copy-lines.ts'
import { exportListLines } from './line-export.ts'
import { readListLines } from './lines-page.ts'
import { exportMyLists, readMyLists } from './lists-page.ts'
import { copyList, deleteList, restoreList, saveList, showList } from './own-lists.ts'

/** The page "my lists" (spec my-pages §4): the caller's own lists and their lines. */
export const ownListRoutes: RouteGroup = (mount, services) => {
  const { db } = services.store
  const done = async (change: (context: WriteContext) => Promise<void>): Promise<{ success: true }> => {
    await inTransaction(services, change)
    return { success: true }
  }

  mount(listCalls.myLists, ({ caller, query }) => readMyLists(db, caller, query))

  mount(listCalls.exportLists, async ({ c, query }) =>
    exportResponse(await exportMyLists(services, exportReaderOf(c), query)),
  )

  mount(listCalls.myList, ({ caller, query: { listId } }) => showList(db, caller, listId))

  mount(listCalls.listLines, ({ caller, query }) => readListLines(services, caller, query))

  mount(listCalls.exportListLines, async ({ c, query }) =>
    exportResponse(await exportListLines(services, exportReaderOf(c), query)),
  )

  mount(listCalls.saveList, ({ caller, body }, context) => saveList(context, caller, body))

  mount(listCalls.copyList, ({ caller, body }, context) => copyList(context, caller, body))

  mount(listCalls.deleteList, ({ caller, body: { listId } }) =>
    done((context) => deleteList(context, caller, listId)),
  )

  mount(listCalls.restoreList, ({ caller, body: { listId } }) =>
    done((context) => restoreList(context, caller, listId)),
  )

  mount(listCalls.addLine, ({ caller, body }, context) => addLine(context, caller, body))

  mount(listCalls.changeLine, ({ caller, body }) => done((context) => changeLine(context, caller, body)))

  mount(listCalls.removeLines, ({ caller, body }) => done((context) => removeLines(context, caller, body)))

  mount(listCalls.restoreLines, ({ caller, body }) => done((context) => restoreLines(context, caller, body)))

  mount(listCalls.copyLines, async ({ caller, body }, context) => {
    await copyLines(context, caller, body)
    return { success: true }
  })
}
