import { createMiddleware } from 'hono/factory'
import { pageOfCall, pageRefusal } from '../domain/my-pages.ts'
import { permissionsOf } from '../store/people.ts'
import { signedIn } from './caller.ts'
import { Fault, notFound } from './fault.ts'
import type { ApiEnv, Services } from './services.ts'

/** The call that asks which pages there are: it belongs to none of them. */
const menuCall = 'POST /api/my-pages/menu'

/**
 * Lets a call below /api/my-pages/ through to who may open the page that it belongs to (ACC-9). Faults: 401 for a
 * visitor, 403 without the permission, 404 where the site has no such page or no page has such a call.
 */
export const pageGuard = ({ store }: Services) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { site, userId, customerId } = signedIn(c.get('caller'))
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const call = `${method} ${c.req.path}`
    if (call !== menuCall) {
      const page = pageOfCall(call)
      if (page === null) throw notFound('There is no such page.')
      const refusal = pageRefusal(page, site, await permissionsOf(store.db, userId, customerId))
      if (refusal?.reason === 'notOffered') throw notFound('There is no such page.')
      if (refusal) throw new Fault(403, 'permission', `${refusal.permission} is missing.`)
    }
    await next()
  })
