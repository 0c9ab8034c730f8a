import { requireSignedIn } from '../accounts/caller.ts'
import { accountSettingsRequestSchema } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { readBody } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { readAccountSettings, readOrderSummary, saveAccountSettings } from './service.ts'

/** The overview and the settings of my account. */
export const myAccountRoutes: RouteGroup = (app, services) => {
  const { store, clock } = services

  app.get('/api/my-pages/order-summary', { page: 'order-history' }, async (c) =>
    c.json(await readOrderSummary(store.db, requireSignedIn(c.get('caller')), clock())),
  )

  app.get('/api/my-pages/my-account/settings', { page: 'my-account' }, async (c) =>
    c.json(await readAccountSettings(store.db, requireSignedIn(c.get('caller')), clock())),
  )

  app.post('/api/my-pages/my-account/savesettings', { page: 'my-account' }, async (c) => {
    const request = await readBody(c, accountSettingsRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await inTransaction(services, (context) => saveAccountSettings(context, caller, request)))
  })
}
