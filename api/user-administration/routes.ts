import { requireSignedIn } from '../accounts/service.ts'
import { userAdministrationCalls } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { readOrigin } from '../platform/http/client.ts'
import { startExport, exportReaderOf, exportQueryOf } from '../exports/service.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, Services } from '../platform/services.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { translationLocaleOf, translationsFor } from '../sites/service.ts'
import { checkImport, findImportOf, importTemplate, readImport, startImport } from './import-users.ts'
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

/** The caller as administrator. */
function administratorOf(c: ApiContext, services: Services): Administrator {
  const { customerId, userId, siteName: site, language } = requireSignedIn(c.get('caller'))
  return { customerId, userId, place: { site, language, origin: readOrigin(c, services) } }
}

/** The users of the caller's customer, for its administrators (spec my-pages §7). */
export const userAdministrationRoutes: RouteGroup = (mount, services) => {
  const { db } = services.store

  const userOf = async (c: ApiContext, userId: string, queries: Queries = db) => {
    const caller = requireSignedIn(c.get('caller'))
    const row = await findUserOf(queries, caller.customerId, userId)
    if (row === undefined) throw notFound('There is no such user.', 'userId')
    return { user: await viewUserRecord(queries, caller, row) }
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

  mount(userAdministrationCalls.list, ({ caller, query }) => readUserList(services, caller, query))

  mount(userAdministrationCalls.export, async ({ c, query }) =>
    exportResponse(await userExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(userAdministrationCalls.startExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), userExport, body),
  )

  mount(userAdministrationCalls.user, ({ c, query }) => userOf(c, query.userId))

  mount(userAdministrationCalls.choices, ({ caller }) => viewUserChoices(db, caller))

  mount(
    userAdministrationCalls.invite,
    async ({ c, body }, context) => {
      const userId = await invite(context, administratorOf(c, services), body)
      return userOf(c, userId, context.trx)
    },
    { startsJobs: true },
  )

  mount(
    userAdministrationCalls.save,
    async ({ c, body }, context) => {
      await saveUser(context, administratorOf(c, services), body)
      return userOf(c, body.userId, context.trx)
    },
    { startsJobs: true },
  )

  mount(userAdministrationCalls.setState, async ({ c, body }) => {
    await write(c, (context, administrator) => setUserState(context, administrator, body))
    return { success: true }
  })

  mount(
    userAdministrationCalls.resendInvitation,
    async ({ c, body: { userId } }, context) => {
      await resendInvitation(context, administratorOf(c, services), userId)
      return { success: true }
    },
    { startsJobs: true },
  )

  mount(
    userAdministrationCalls.resetPassword,
    async ({ c, body: { userId } }, context) => {
      await resetPassword(context, administratorOf(c, services), userId)
      return { success: true }
    },
    { startsJobs: true },
  )

  mount(
    userAdministrationCalls.changeSeveral,
    ({ c, body }) => changeSeveral(services, administratorOf(c, services), body),
    { startsJobs: true },
  )

  mount(userAdministrationCalls.saveRoleLimits, async ({ c, caller, body }) => {
    const { site } = caller
    await write(c, (context, administrator) => saveRoleLimits(context, { ...administrator, site }, body))
    return viewUserChoices(db, caller)
  })

  mount(userAdministrationCalls.importTemplate, ({ c, caller }) => {
    const locale = translationLocaleOf(c.req.header('x-language'), caller.language)
    const { templateName } = translationsFor(locale).userExport
    return exportResponse(importTemplate(templateName))
  })

  mount(userAdministrationCalls.import, async ({ c, body: { fileId } }) => {
    const started = await findImportOf(db, administratorOf(c, services), fileId)
    // A repeat, whose first answer was lost.
    if (started !== undefined) return { importId: started }
    await checkImport(services, administratorOf(c, services), fileId)
    const importId = await write(c, (context, administrator) => startImport(context, administrator, fileId))
    return { importId }
  })

  mount(userAdministrationCalls.importResult, ({ caller, query: { importId } }) =>
    readImport(services, caller, importId),
  )
}
