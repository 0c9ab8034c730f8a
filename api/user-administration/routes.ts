import { requireSignedIn } from '../accounts/caller.ts'
import {
  bulkUsersRequestSchema,
  importResultQuerySchema,
  importUsersRequestSchema,
  inviteUserRequestSchema,
  roleLimitsRequestSchema,
  saveUserRequestSchema,
  userExportQuerySchema,
  userIdQuerySchema,
  userListQuerySchema,
  userRequestSchema,
  userStateRequestSchema,
} from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { readOrigin } from '../platform/http/client.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportReaderOf, exportQueryOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup, Services } from '../platform/services.ts'
import { translationLocaleOf, translationsFor } from '../sites/translations/translations.ts'
import { checkImport, importTemplate, readImport, startImport } from './import-users.ts'
import { readUserList } from './list.ts'
import { userExport } from './user-export.ts'
import type { Administrator } from './administrators.ts'
import { changeSeveral } from './change-several.ts'
import { invite } from './invite.ts'
import { resendInvitation, resetPassword } from './mails.ts'
import { saveRoleLimits } from './role-limits.ts'
import { saveUser } from './save-user.ts'
import { setUserState } from './set-user-state.ts'
import { findUserOf } from './store.ts'
import { viewUserChoices, viewUserRecord } from './view.ts'

const page = { page: 'user-administration' } as const
/** Changes of users need a recent proof of the administrator's identity. */
const recent = { recent: page } as const
const base = '/api/my-pages/user-administration'

/** The caller as administrator. */
function administratorOf(c: ApiContext, services: Services): Administrator {
  const { customerId, userId, siteName: site, language } = requireSignedIn(c.get('caller'))
  return { customerId, userId, place: { site, language, origin: readOrigin(c, services) } }
}

/** The users of the caller's customer, for its administrators (spec my-pages §7). */
export const userAdministrationRoutes: RouteGroup = (app, services) => {
  const { db } = services.store

  const userOf = async (c: ApiContext, userId: string) => {
    const caller = requireSignedIn(c.get('caller'))
    const row = await findUserOf(db, caller.customerId, userId)
    if (row === undefined) throw notFound('There is no such user.', 'userId')
    return { user: await viewUserRecord(db, caller, row) }
  }
  const write = async <T>(
    c: ApiContext,
    change: (context: WriteContext, administrator: Administrator) => Promise<T>,
  ): Promise<T> => {
    const administrator = administratorOf(c, services)
    const result = await inTransaction(services, (context) => change(context, administrator))
    services.startJobs()
    return result
  }

  app.get(base, page, async (c) =>
    c.json(await readUserList(services, requireSignedIn(c.get('caller')), readQuery(c, userListQuerySchema))),
  )

  app.get(`${base}/export`, page, async (c) => {
    const query = exportQueryOf(readQuery(c, userExportQuerySchema))
    return exportResponse(await userExport.open(services, exportReaderOf(c), query))
  })

  app.post(`${base}/startexport`, page, async (c) => {
    const query = await readBody(c, userExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'user-administration', query))
  })

  app.get(`${base}/user`, page, async (c) => c.json(await userOf(c, readQuery(c, userIdQuerySchema).userId)))

  app.get(`${base}/choices`, page, async (c) =>
    c.json(await viewUserChoices(db, requireSignedIn(c.get('caller')))),
  )

  app.post(`${base}/invite`, recent, async (c) => {
    const request = await readBody(c, inviteUserRequestSchema)
    const userId = await write(c, (context, administrator) => invite(context, administrator, request))
    return c.json(await userOf(c, userId))
  })

  app.post(`${base}/save`, recent, async (c) => {
    const request = await readBody(c, saveUserRequestSchema)
    await write(c, (context, administrator) => saveUser(context, administrator, request))
    return c.json(await userOf(c, request.userId))
  })

  app.post(`${base}/setstate`, recent, async (c) => {
    const request = await readBody(c, userStateRequestSchema)
    await write(c, (context, administrator) => setUserState(context, administrator, request))
    return c.json({ success: true })
  })

  app.post(`${base}/resend`, recent, async (c) => {
    const { userId } = await readBody(c, userRequestSchema)
    await write(c, (context, administrator) => resendInvitation(context, administrator, userId))
    return c.json({ success: true })
  })

  app.post(`${base}/resetpassword`, recent, async (c) => {
    const { userId } = await readBody(c, userRequestSchema)
    await write(c, (context, administrator) => resetPassword(context, administrator, userId))
    return c.json({ success: true })
  })

  app.post(`${base}/bulk`, recent, async (c) => {
    const request = await readBody(c, bulkUsersRequestSchema)
    return c.json(await changeSeveral(services, administratorOf(c, services), request))
  })

  app.post(`${base}/rolelimits`, recent, async (c) => {
    const request = await readBody(c, roleLimitsRequestSchema)
    const { site } = requireSignedIn(c.get('caller'))
    await write(c, (context, administrator) => saveRoleLimits(context, { ...administrator, site }, request))
    return c.json(await viewUserChoices(db, requireSignedIn(c.get('caller'))))
  })

  app.get(`${base}/template`, page, (c) => {
    const caller = requireSignedIn(c.get('caller'))
    const locale = translationLocaleOf(c.req.header('x-language'), caller.language)
    const { templateName } = translationsFor(locale).userExport
    return exportResponse(importTemplate(templateName))
  })

  app.post(`${base}/import`, recent, async (c) => {
    const { fileId } = await readBody(c, importUsersRequestSchema)
    await checkImport(services, administratorOf(c, services), fileId)
    const importId = await write(c, (context, administrator) => startImport(context, administrator, fileId))
    return c.json({ importId })
  })

  app.get(`${base}/importresult`, page, async (c) => {
    const { importId } = readQuery(c, importResultQuerySchema)
    return c.json(await readImport(services, requireSignedIn(c.get('caller')), importId))
  })
}
