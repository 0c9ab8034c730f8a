import {
  directOrderAddRequestSchema,
  directOrderChooseRequestSchema,
  directOrderCommitListRequestSchema,
  directOrderCommitRequestSchema,
  directOrderQuantityRequestSchema,
  directOrderRemoveRequestSchema,
  directOrderSuggestQuerySchema,
  rowCheckRequestSchema,
  rowsRequestSchema,
} from '../contract/index.ts'
import type { WriteContext } from '../carts/store.ts'
import { requireSignedIn } from '../accounts/caller.ts'
import {
  addNumber,
  changeItemQuantity,
  chooseArticle,
  clearList,
  removeItem,
  type ListCaller,
} from './service.ts'
import { checkRows } from './check-rows.ts'
import { commitToCart, commitToList } from './commit.ts'
import { orderRows } from './order-rows.ts'
import { suggestArticles } from './suggest.ts'
import { directOrderOf } from './view.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { ApiContext, RouteGroup, Services } from '../platform/services.ts'

/** What a paste or a file may weigh on its way (reliability 2.9), and how many values checked rows may have. */
const bulkBytes = 1024 * 1024
const bulkValues = 100_000

function listCaller(c: ApiContext): ListCaller {
  const caller = c.get('caller')
  if (caller.sessionHash === null) throw new ApiError(401, 'session', 'There is no session.')
  return { ...caller, sessionHash: caller.sessionHash }
}

/** Orders by number: the list that is typed, and many rows at once (spec §4, §7; DIR-1 to DIR-5). */
export const directOrderRoutes: RouteGroup = (app, services: Services) => {
  const { store, clock } = services

  /** Answers a change of the caller's list, or of its cart by the list, that may be sent again under its key. */
  const change = (
    c: ApiContext,
    caller: ListCaller,
    request: unknown,
    write: (writing: WriteContext) => Promise<object>,
    keyRequired = false,
  ): Promise<Response> =>
    answerOnce(c, services, caller, { request, keyRequired }, (trx) =>
      write({ trx, dialect: store.dialect, now: clock() }),
    )

  app.get('/api/directorder/list', 'public', async (c) =>
    c.json(await directOrderOf(store.db, c.get('caller'), clock())),
  )

  app.get('/api/directorder/suggest', 'public', async (c) => {
    const { text } = readQuery(c, directOrderSuggestQuerySchema)
    return c.json(await suggestArticles(services, c.get('caller'), text))
  })

  app.post('/api/directorder/add', 'session', async (c) => {
    const request = await readBody(c, directOrderAddRequestSchema)
    const caller = listCaller(c)
    return change(c, caller, request, (writing) => addNumber(writing, caller, request))
  })

  app.post('/api/directorder/remove', 'session', async (c) => {
    const { itemId } = await readBody(c, directOrderRemoveRequestSchema)
    const caller = listCaller(c)
    return change(c, caller, itemId, (writing) => removeItem(writing, caller, itemId))
  })

  app.post('/api/directorder/choose', 'session', async (c) => {
    const request = await readBody(c, directOrderChooseRequestSchema)
    const caller = listCaller(c)
    return change(c, caller, request, (writing) => chooseArticle(writing, caller, request))
  })

  app.post('/api/directorder/changequantity', 'session', async (c) => {
    const request = await readBody(c, directOrderQuantityRequestSchema)
    const caller = listCaller(c)
    return change(c, caller, request, (writing) => changeItemQuantity(writing, caller, request))
  })

  app.post('/api/directorder/clear', 'session', async (c) => {
    const caller = listCaller(c)
    return change(c, caller, {}, (writing) => clearList(writing, caller))
  })

  app.post('/api/directorder/commit', 'signed-in', async (c) => {
    const request = await readBody(c, directOrderCommitRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return change(c, caller, request, (writing) => commitToCart(writing, caller, request))
  })

  app.post('/api/directorder/commitlist', { users: 'perm:manageLists' }, async (c) => {
    const request = await readBody(c, directOrderCommitListRequestSchema)
    const caller = listCaller(c)
    return change(c, caller, request, (writing) => commitToList(writing, caller, request))
  })

  app.post('/api/directorder/check', 'session', async (c) => {
    const request = await readBody(c, rowCheckRequestSchema, bulkBytes)
    return c.json(await checkRows(services, listCaller(c), request))
  })

  app.post('/api/directorder/rows', 'session', async (c) => {
    const { rows } = await readBody(c, rowsRequestSchema, bulkBytes, bulkValues)
    const caller = listCaller(c)
    return change(c, caller, rows, (writing) => orderRows(writing, caller, rows), true)
  })
}
