import { readClient } from '../../platform/http/client.ts'
import type { ApiContext, Services } from '../../platform/services.ts'
import { browserName } from '../sessions/browser-name.ts'
import { sendSession } from '../sessions/routes.ts'
import type { UserRow } from '../users/store.ts'
import { rememberDevice } from './known-devices-store.ts'
import { replaceSession, type TakeOver } from './service.ts'

/** Begins the session of a user who has passed every step of the sign-in, and remembers the browser. */
export async function completeSignIn(
  c: ApiContext,
  services: Services,
  takeOver: TakeOver,
  { user, customerId, secondFactor }: { user: UserRow; customerId: string; secondFactor: boolean },
): Promise<void> {
  const { site, sessionHash } = c.get('caller')
  const now = services.clock()
  const facts = {
    browser: browserName(c.req.header('x-user-agent') ?? ''),
    confirmedAt: now.toISOString(),
    secondFactor,
  }
  const owner = { site, userId: user.id, customerId, facts }
  sendSession(
    c,
    services,
    await replaceSession(services, takeOver, { hash: sessionHash ?? '', mustExist: false }, owner),
  )
  const { device } = readClient(c, services)
  c.header('X-Device', await rememberDevice(services.store.db, device, user.userName, now))
}
