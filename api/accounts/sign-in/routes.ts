import { accountCalls } from '../../contract/index.ts'
import { readClient } from '../../platform/http/client.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { readSignInBrowser, sendBegunSession, sendSession } from '../sessions/send-session.ts'
import type { TakeOver } from './replace-session.ts'
import { createSignInService } from './service.ts'

/** `POST /api/user/login`, `logout` and `changecustomer` (spec §7). */
export const signInRoutes =
  (takeOver: TakeOver): RouteGroup =>
  (mount, services) => {
    const { signIn, signOut, changeCustomer } = createSignInService(services, takeOver)

    mount(accountCalls.login, async ({ c, body: { username: name, password } }) => {
      const { address } = readClient(c, services)
      const { success, begun } = await signIn({ name, password, address }, readSignInBrowser(c, services))
      if (begun !== null) sendBegunSession(c, services, begun)
      return { success }
    })

    mount(accountCalls.logout, async ({ c, caller }) => {
      sendSession(c, services, await signOut({ ...caller, device: readClient(c, services).device }))
      // Spec §7: the answer is a redirect that the browser follows.
      return c.redirect('/', 303)
    })

    mount(accountCalls.changeCustomer, async ({ c, caller, body: { user: customerId } }) => {
      sendSession(c, services, await changeCustomer(caller, customerId))
      return { success: true, message: '' }
    })
  }
