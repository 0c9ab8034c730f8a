import { readClient } from '../../platform/http/client.ts'
import type { ApiContext, Services } from '../../platform/services.ts'
import type { BegunSession, SignInBrowser } from '../sign-in/complete-sign-in.ts'
import { browserName } from './browser-name.ts'

/** Sends the host the id of a session that this call has made or renewed. The host puts it into the cookie. */
export function sendSession(c: ApiContext, { sessionLimitsOf }: Services, sessionId: string): void {
  c.header('X-Session', sessionId)
  c.header('X-Session-Max-Age', String(sessionLimitsOf(c.get('caller').site).absoluteSeconds))
  c.header('Cache-Control', 'no-store')
}

/** Sends the host a session that has begun, with the id of the browser. */
export function sendBegunSession(c: ApiContext, services: Services, { session, device }: BegunSession): void {
  sendSession(c, services, session)
  if (device !== null) c.header('X-Device', device)
}

/** The browser of a call that may end in a sign-in. */
export function readSignInBrowser(c: ApiContext, services: Services): SignInBrowser {
  const { site, sessionHash } = c.get('caller')
  const browser = browserName(c.req.header('x-user-agent') ?? '')
  return { site, sessionHash, browser, device: readClient(c, services).device }
}
