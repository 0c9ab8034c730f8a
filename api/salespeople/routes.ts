import { requireSignedIn } from '../accounts/caller.ts'
import { callBackRequestSchema, salesMessageRequestSchema } from '../contract/index.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { bookCallBack, sendSalesMessage, viewSalespeople } from './service.ts'

/** The shop's people for the caller's customer (spec my-pages §2). */
export const salespeopleRoutes: RouteGroup = (app, services) => {
  app.get('/api/customer/salespeople', { page: 'my-sales-person' }, async (c) =>
    c.json(await viewSalespeople(services.store.db, requireSignedIn(c.get('caller')), services.clock())),
  )

  app.post('/api/customer/callback', { page: 'my-sales-person' }, async (c) => {
    const request = await readBody(c, callBackRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const answer = await answerOnce(c, services, caller, { request, keyRequired: true }, (context) =>
      bookCallBack(context, caller, request),
    )
    services.startJobs()
    return answer
  })

  app.post('/api/customer/salesmessage', { page: 'my-sales-person' }, async (c) => {
    const request = await readBody(c, salesMessageRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const answer = await answerOnce(c, services, caller, { request, keyRequired: true }, (context) =>
      sendSalesMessage(context, caller, request),
    )
    services.startJobs()
    return answer
  })
}
