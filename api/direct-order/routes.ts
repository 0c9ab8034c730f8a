import {
  directOrderAddRequestSchema,
  directOrderChooseRequestSchema,
  directOrderCommitListRequestSchema,
  directOrderCommitRequestSchema,
  directOrderNumberRequestSchema,
  directOrderQuantityRequestSchema,
  directOrderRemoveRequestSchema,
  directOrderSuggestQuerySchema,
  rowCheckRequestSchema,
  rowNumberRequestSchema,
  rowsRequestSchema,
} from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import {
  addNumber,
  changeItemNumber,
  changeItemQuantity,
  chooseArticle,
  clearList,
  removeItem,
} from './service.ts'
import { checkRow, checkRows } from './check-rows.ts'
import { commitToCart, commitToList, orderRows } from './commit.ts'
import { suggestArticles } from './suggest.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { createRowGuard } from '../platform/rate-limit/row-guard.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { requireSignedIn, withSession, type SessionCaller } from '../accounts/caller.ts'
import { getDirectOrder } from './view.ts'

/** Limits of a paste or a file, and of the values of checked rows (reliability 2.9). */
const rowsBytes = 1024 * 1024
const rowsValues = 100_000

/** Orders by article number: one list, and many rows at once (spec §4, §7; DIR-1 to DIR-5). */
export const directOrderRoutes: RouteGroup = (app, services) => {
  const { store, clock } = services
  const countRows = createRowGuard(services)

  /** Runs a change of the caller's list or cart once per idempotency key. */
  const change = (
    c: ApiContext,
    caller: SessionCaller,
    request: unknown,
    write: (context: WriteContext) => Promise<object>,
    keyRequired = false,
  ): Promise<Response> => answerOnce(c, services, caller, { request, keyRequired }, write)

  app.get('/api/directorder/list', 'public', async (c) =>
    c.json(await getDirectOrder(store.db, c.get('caller'), clock())),
  )

  app.get('/api/directorder/suggest', 'public', async (c) => {
    const { text } = readQuery(c, directOrderSuggestQuerySchema)
    return c.json(await suggestArticles(services, c.get('caller'), text))
  })

  app.post('/api/directorder/add', 'session', async (c) => {
    const request = await readBody(c, directOrderAddRequestSchema)
    const caller = withSession(c.get('caller'))
    return change(c, caller, request, (context) => addNumber(context, caller, request))
  })

  app.post('/api/directorder/remove', 'session', async (c) => {
    const { itemId } = await readBody(c, directOrderRemoveRequestSchema)
    const caller = withSession(c.get('caller'))
    return change(c, caller, itemId, (context) => removeItem(context, caller, itemId))
  })

  app.post('/api/directorder/choose', 'session', async (c) => {
    const request = await readBody(c, directOrderChooseRequestSchema)
    const caller = withSession(c.get('caller'))
    return change(c, caller, request, (context) => chooseArticle(context, caller, request))
  })

  app.post('/api/directorder/changequantity', 'session', async (c) => {
    const request = await readBody(c, directOrderQuantityRequestSchema)
    const caller = withSession(c.get('caller'))
    return change(c, caller, request, (context) => changeItemQuantity(context, caller, request))
  })

  app.post('/api/directorder/changenumber', 'session', async (c) => {
    const request = await readBody(c, directOrderNumberRequestSchema)
    const caller = withSession(c.get('caller'))
    return change(c, caller, request, (context) => changeItemNumber(context, caller, request))
  })

  app.post('/api/directorder/clear', 'session', async (c) => {
    const caller = withSession(c.get('caller'))
    return change(c, caller, {}, (context) => clearList(context, caller))
  })

  app.post('/api/directorder/commit', 'signed-in', async (c) => {
    const request = await readBody(c, directOrderCommitRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return change(c, caller, request, (context) => commitToCart(context, caller, request))
  })

  app.post('/api/directorder/commitlist', { users: 'perm:manageLists' }, async (c) => {
    const request = await readBody(c, directOrderCommitListRequestSchema)
    const caller = withSession(c.get('caller'))
    return change(c, caller, request, async (context) => {
      const answer = await commitToList(context, caller, request)
      countRows(c, answer.items)
      return answer
    })
  })

  app.post('/api/directorder/check', 'session', async (c) => {
    const request = await readBody(c, rowCheckRequestSchema, rowsBytes)
    return c.json(await checkRows(services, withSession(c.get('caller')), request))
  })

  app.post('/api/directorder/checkrow', 'session', async (c) => {
    const request = await readBody(c, rowNumberRequestSchema)
    return c.json(await checkRow(services, withSession(c.get('caller')), request))
  })

  app.post('/api/directorder/rows', 'session', async (c) => {
    const { rows } = await readBody(c, rowsRequestSchema, rowsBytes, rowsValues)
    const caller = withSession(c.get('caller'))
    const order = (context: WriteContext) => {
      // Not for the repeat of a call, which stores nothing.
      countRows(c, rows.length)
      return orderRows(context, caller, rows)
    }
    return change(c, caller, rows, order, true)
  })
}
