import { Hono, type Context } from 'hono'
import type { TokenAnswer, TokenFacts } from '@tradecounter/api/contract'
import type { HonoEnv } from '../context/hono-env.ts'
import { escapeHtml } from '../../pages/escape.ts'
import { signOutTicket } from '../context/cookies.ts'
import { documentHeaders } from '../pages/headers/security-headers.ts'
import { localPath } from './local-path.ts'
import { clearAll, type ApiProxy, refuse } from './api-proxy.ts'
import { bodyLimitOf } from './declared-calls.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { cookiesForStatus } from '../context/user-context.ts'
import type { Sessions } from '../context/sessions.ts'
import type { RequestContext } from '../context/request-context.ts'

const emptyBody = new TextEncoder().encode('{}')

const postLogout = '/bff/post-logout-callback'

/** Whether the browser prefetches or prerenders (reliability C6). */
const isSpeculative = (headers: Headers): boolean =>
  /prefetch|prerender/iu.test(`${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`)

/** Whether the visitor has followed a link of this site or typed the address. */
const isUserNavigation = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site')
  return (site === 'same-origin' || site === 'none') && headers.get('sec-fetch-user') === '?1'
}

/** Asks for confirmation, because another site may have sent the visitor here. */
const confirmPage = (c: Context<HonoEnv>, href: string, label: string): Response =>
  c.html(
    `<!DOCTYPE html><html lang="${c.env.context.locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${c.env.context.siteHost.name}</title></head><body><p><a href="${href}">${escapeHtml(label)}</a></p></body></html>`,
    200,
    { 'Cache-Control': 'private, no-store' },
  )

/** The paths of an app with their methods. */
function onlyWith(app: Hono<HonoEnv>): Array<{ path: string; methods: string[] }> {
  const paths = [...new Set(app.routes.map((route) => route.path))]
  return paths.map((path) => {
    const methods = app.routes.filter((route) => route.path === path).map((route) => route.method)
    return { path, methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods }
  })
}

/** A call of the API that checks the anti-forgery value. */
const antiForgeryCheck = '/api/site/checkAntiForgeryToken'

/** Calls that the host handles itself, because they concern the session cookie. */
export function bffRoutes(
  proxy: ApiProxy,
  sessions: Sessions,
  pages: PageRenderer,
  tokens: 'browser' | 'host',
): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()

  /** A call of the API under a path of the host. */
  const as = (address: string) => async (c: Context<HonoEnv>) => {
    const body = await proxy.readWrite(c, bodyLimitOf(address))
    if (body instanceof Response) return body
    const call = { method: 'POST', path: address, address, headers: c.req.raw.headers, body }
    return proxy.carry(call, c.env.context, c.req.raw.signal)
  }

  app.post('/bff/login', as('/api/user/login'))
  app.post('/bff/change-customer', as('/api/user/changecustomer'))
  app.post('/bff/feedback', as('/api/feedback'))
  app.post('/bff/menu/my-pages', as('/api/my-pages/menu'))

  app.post('/oauth2/token', async (c) => {
    const body = await proxy.readWrite(c, bodyLimitOf(antiForgeryCheck))
    if (body instanceof Response) return body
    const { context } = c.env
    const status =
      context.session === null ? null : await sessions.statusOf(context.session, context.siteHost.site.key)
    for (const line of cookiesForStatus(context, status)) c.header('Set-Cookie', line, { append: true })
    c.header('Cache-Control', 'no-store')
    if (status === null || typeof status === 'string')
      return c.json({ code: 'session', message: 'There is no session.' }, 401)
    const check = {
      method: 'POST',
      path: antiForgeryCheck,
      address: antiForgeryCheck,
      headers: c.req.raw.headers,
      body,
    }
    const checked = await proxy.carry(check, context, c.req.raw.signal)
    if (!checked.ok) return checked
    const { bearer, userId, customerId } = status
    const left = sessions.secondsLeft(status)
    if (tokens === 'host') {
      const exp = Math.floor(Date.now() / 1000) + left
      return c.json({ exp, userId, customerId } satisfies TokenFacts)
    }
    return c.json({ access_token: bearer, token_type: 'Bearer', expires_in: left } satisfies TokenAnswer)
  })

  app.get('/bff/logout', async (c) => {
    const { context } = c.env
    const { headers } = c.req.raw
    c.header('Vary', 'Sec-Fetch-Site, Sec-Fetch-User')
    if (isSpeculative(headers))
      return refuse(c, { status: 403, code: 'speculative', message: 'Signing out is never done ahead.' })
    const to = localPath(c.req.query('logout_redirect_uri'), context.origin)
    const callback =
      c.req.query('callback_url') === postLogout
        ? `${postLogout}?logout_redirect_uri=${encodeURIComponent(to)}`
        : to
    const ticket = context.session === null ? null : signOutTicket(context.session)
    if (!isUserNavigation(headers) && (ticket === null || c.req.query('ticket') !== ticket)) {
      const again = `/bff/logout?logout_redirect_uri=${encodeURIComponent(to)}${ticket === null ? '' : `&ticket=${ticket}`}`
      return confirmPage(c, again, await pages.logoutLabel(context))
    }
    const ended = context.session === null || (await endSession(context, c.req.raw.signal))
    const answer = ended ? c.redirect(callback, 302) : await halfSignedOut(c)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Clear-Site-Data', clearAll)
    for (const line of proxy.endedCookies(context)) answer.headers.append('Set-Cookie', line)
    return answer
  })

  const halfSignedOut = async (c: Context<HonoEnv>): Promise<Response> => {
    const { context } = c.env
    const answer = c.html(await pages.renderHalfSignedOut(context), 503, { 'Retry-After': '1' })
    const own = documentHeaders(context.secure)
    for (let at = 0; at < own.length; at += 2) answer.headers.set(own[at] ?? '', own[at + 1] ?? '')
    return answer
  }

  /** Ends the session at the API and returns whether it has ended. The browser drops it in any case. */
  const endSession = async (context: RequestContext, signal: AbortSignal): Promise<boolean> => {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    const call = (method: string, address: string, body: Uint8Array<ArrayBuffer> | null) =>
      proxy.carry({ method, path: address, address, headers, body }, context, signal)
    try {
      const token = await call('GET', '/api/site/getAntiForgeryToken', null)
      // Without the value the API refuses the sign-out.
      if (!token.ok) return false
      headers.set('X-CSRF-Token', await token.text())
      const { status } = await call('POST', '/api/user/logout', emptyBody)
      // 403: the session had already ended, so the fetched value belongs to a new one.
      return status < 400 || status === 403
    } catch {
      return false
    } finally {
      if (context.session !== null) sessions.forget(context.session)
    }
  }

  // Kept for old links: they only redirect.
  app.get(postLogout, (c) =>
    c.redirect(localPath(c.req.query('logout_redirect_uri'), c.env.context.origin), 302),
  )
  app.get('/bff/post-login-callback', (c) =>
    c.redirect(localPath(c.req.query('login_redirect_uri'), c.env.context.origin), 302),
  )

  for (const { path, methods } of onlyWith(app)) {
    app.all(path, (c) => {
      c.header('Allow', methods.join(', '))
      return refuse(c, { status: 405, code: 'method', message: `The call takes ${methods.join(', ')}.` })
    })
  }
  return app
}
