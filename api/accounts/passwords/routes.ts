import { passwordCalls } from '../../contract/index.ts'
import { readClient } from '../../platform/http/client.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { sendBegunSession } from '../sessions/send-session.ts'
import { requestLink } from './link-requests.ts'
import { passwordClientOf } from './password-client.ts'
import { createPasswordService, type RecordAccepted } from './service.ts'

/** Forgotten, first and changed passwords, unlocking, and the change of the e-mail address (ACC-11). */
export const passwordRoutes =
  (recordAccepted: RecordAccepted): RouteGroup =>
  (mount, services) => {
    const passwords = createPasswordService(services)
    const done = { success: true } as const

    mount(
      passwordCalls.requestLink,
      async ({ c, body: { username: name, purpose } }, context) => {
        await requestLink(context, { ...passwordClientOf(c, services), name, purpose })
        return done
      },
      // The name may be a mistyped password.
      { startsJobs: true, hasSecretBody: true },
    )

    mount(
      passwordCalls.setPassword,
      async ({ c, body: { token, password } }) => {
        await passwords.setPassword(token, password, passwordClientOf(c, services), recordAccepted)
        return done
      },
      { startsJobs: true },
    )

    mount(passwordCalls.unlock, async ({ c, body: { token } }) => {
      await passwords.unlock(token, passwordClientOf(c, services))
      return done
    })

    mount(passwordCalls.acceptInvitation, async ({ c, body: { token } }) => {
      await passwords.acceptInvitation(token, passwordClientOf(c, services), recordAccepted)
      return done
    })

    mount(
      passwordCalls.changePassword,
      async ({ c, caller, body }) => {
        const { device } = readClient(c, services)
        const client = passwordClientOf(c, services)
        sendBegunSession(c, services, await passwords.changePassword(caller, body, client, device))
        return done
      },
      { startsJobs: true },
    )

    mount(
      passwordCalls.changeEmail,
      async ({ c, caller, body: { email } }, context) => {
        await passwords.changeEmail(context, caller, email, passwordClientOf(c, services))
        return done
      },
      { startsJobs: true },
    )

    mount(
      passwordCalls.confirmEmail,
      async ({ c, body: { token } }) => {
        const email = await passwords.confirmEmail(token, passwordClientOf(c, services))
        return { email }
      },
      { startsJobs: true },
    )
  }
