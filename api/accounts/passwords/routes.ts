import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  requestLinkSchema,
  setPasswordRequestSchema,
  useLinkRequestSchema,
} from '../../contract/index.ts'
import { readClient, readOrigin } from '../../platform/http/client.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { ApiContext, RouteGroup, Services } from '../../platform/services.ts'
import { requireSignedIn } from '../caller.ts'
import { sendSession } from '../sessions/routes.ts'
import { rememberDevice } from '../sign-in/known-devices-store.ts'
import { getUser } from '../users/store.ts'
import { requestLink } from './link-requests.ts'
import { createPasswordService, type PasswordClient, type RecordAccepted } from './service.ts'

const bodyLimit = 4 * 1024

/** The client of a call, as the use cases of passwords and factors need it. */
export function passwordClientOf(c: ApiContext, services: Services): PasswordClient {
  const { siteName: site, language } = c.get('caller')
  return { site, language, origin: readOrigin(c, services), address: readClient(c, services).address }
}

/** Forgotten, first and changed passwords, unlocking, and the change of the e-mail address (ACC-11). */
export const passwordRoutes =
  (recordAccepted: RecordAccepted): RouteGroup =>
  (app, services) => {
    const { store, clock, startJobs } = services
    const { db, dialect } = store
    const passwords = createPasswordService(services)
    const done = { success: true } as const

    app.post('/api/user/requestlink', 'session', async (c) => {
      const { username, purpose } = await readBody(c, requestLinkSchema, bodyLimit)
      const client = passwordClientOf(c, services)
      await db
        .transaction()
        .execute((trx) => requestLink({ trx, dialect, now: clock() }, { ...client, name: username, purpose }))
      startJobs()
      return c.json(done)
    })

    app.post('/api/user/setpassword', 'session', async (c) => {
      const { token, password } = await readBody(c, setPasswordRequestSchema, bodyLimit)
      await passwords.setPassword(token, password, passwordClientOf(c, services), recordAccepted)
      startJobs()
      return c.json(done)
    })

    app.post('/api/user/unlock', 'session', async (c) => {
      const { token } = await readBody(c, useLinkRequestSchema, bodyLimit)
      await passwords.unlock(token, passwordClientOf(c, services))
      return c.json(done)
    })

    app.post('/api/user/acceptinvitation', 'session', async (c) => {
      const { token } = await readBody(c, useLinkRequestSchema, bodyLimit)
      await passwords.acceptInvitation(token, passwordClientOf(c, services), recordAccepted)
      return c.json(done)
    })

    app.post('/api/user/changepassword', 'signed-in', async (c) => {
      const body = await readBody(c, changePasswordRequestSchema, bodyLimit)
      const { userId, sessionHash } = requireSignedIn(c.get('caller'))
      const user = await getUser(db, userId)
      const client = passwordClientOf(c, services)
      sendSession(c, services, await passwords.changePassword(user, sessionHash, body, client))
      c.header('X-Device', await rememberDevice(db, readClient(c, services).device, user.userName, clock()))
      startJobs()
      return c.json(done)
    })

    app.post('/api/user/changeemail', { recent: 'signed-in' }, async (c) => {
      const { email } = await readBody(c, changeEmailRequestSchema, bodyLimit)
      const { userId } = requireSignedIn(c.get('caller'))
      await passwords.changeEmail(await getUser(db, userId), email, passwordClientOf(c, services))
      startJobs()
      return c.json(done)
    })

    app.post('/api/user/confirmemail', 'session', async (c) => {
      const { token } = await readBody(c, useLinkRequestSchema, bodyLimit)
      const email = await passwords.confirmEmail(token, passwordClientOf(c, services))
      startJobs()
      return c.json({ email })
    })
  }
