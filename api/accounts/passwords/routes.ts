import { accountCalls } from '../../contract/index.ts'
import { readClient, readOrigin } from '../../platform/http/client.ts'
import type { ApiContext, Services } from '../../platform/services.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { sendSession } from '../sessions/routes.ts'
import { rememberDevice } from '../sign-in/known-devices-store.ts'
import { getUser } from '../users/store.ts'
import { requestLink } from './link-requests.ts'
import { createPasswordService, type PasswordClient, type RecordAccepted } from './service.ts'

/** The client of a call, as the use cases of passwords and factors need it. */
export function passwordClientOf(c: ApiContext, services: Services): PasswordClient {
  const { siteName: site, language } = c.get('caller')
  return { site, language, origin: readOrigin(c, services), address: readClient(c, services).address }
}

/** Forgotten, first and changed passwords, unlocking, and the change of the e-mail address (ACC-11). */
export const passwordRoutes =
  (recordAccepted: RecordAccepted): RouteGroup =>
  (mount, services) => {
    const { store, clock } = services
    const { db, dialect } = store
    const passwords = createPasswordService(services)
    const done = { success: true } as const

    mount(
      accountCalls.requestLink,
      async ({ c, body: { username, purpose } }) => {
        const client = passwordClientOf(c, services)
        await db
          .transaction()
          .execute((trx) =>
            requestLink({ trx, dialect, now: clock() }, { ...client, name: username, purpose }),
          )
        return done
      },
      { startsJobs: true },
    )

    mount(
      accountCalls.setPassword,
      async ({ c, body: { token, password } }) => {
        await passwords.setPassword(token, password, passwordClientOf(c, services), recordAccepted)
        return done
      },
      { startsJobs: true },
    )

    mount(accountCalls.unlock, async ({ c, body: { token } }) => {
      await passwords.unlock(token, passwordClientOf(c, services))
      return done
    })

    mount(accountCalls.acceptInvitation, async ({ c, body: { token } }) => {
      await passwords.acceptInvitation(token, passwordClientOf(c, services), recordAccepted)
      return done
    })

    mount(
      accountCalls.changePassword,
      async ({ c, caller: { userId, sessionHash }, body }) => {
        const user = await getUser(db, userId)
        const client = passwordClientOf(c, services)
        sendSession(c, services, await passwords.changePassword(user, sessionHash, body, client))
        c.header('X-Device', await rememberDevice(db, readClient(c, services).device, user.userName, clock()))
        return done
      },
      { startsJobs: true },
    )

    mount(
      accountCalls.changeEmail,
      async ({ c, caller: { userId }, body: { email } }) => {
        await passwords.changeEmail(await getUser(db, userId), email, passwordClientOf(c, services))
        return done
      },
      { startsJobs: true },
    )

    mount(
      accountCalls.confirmEmail,
      async ({ c, body: { token } }) => {
        const email = await passwords.confirmEmail(token, passwordClientOf(c, services))
        return { email }
      },
      { startsJobs: true },
    )
  }
