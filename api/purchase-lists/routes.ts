import { requireSignedIn } from '../accounts/caller.ts'
import { addListRequestSchema, savedListQuerySchema, saveListRequestSchema } from '../contract/index.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { addListToCart, listSavedLists, saveCartAsList, showSavedList } from './service.ts'

/** Favourite lists: saving the cart as a list, and adding a list to the cart. */
export const purchaseListRoutes: RouteGroup = (app, services) => {
  const { store } = services

  app.post('/api/cart/savelist', 'perm:manageLists', async (c) => {
    const request = await readBody(c, saveListRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, (context) =>
      saveCartAsList(context, caller, request.name),
    )
  })

  app.get('/api/cart/lists', 'signed-in', async (c) =>
    c.json(await listSavedLists(store.db, requireSignedIn(c.get('caller')))),
  )

  app.get('/api/cart/list', 'signed-in', async (c) => {
    const query = readQuery(c, savedListQuerySchema)
    return c.json(await showSavedList(store.db, requireSignedIn(c.get('caller')), query))
  })

  app.post('/api/cart/addlist', 'signed-in', async (c) => {
    const request = await readBody(c, addListRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, (context) =>
      addListToCart(context, caller, request.listId),
    )
  })
}
