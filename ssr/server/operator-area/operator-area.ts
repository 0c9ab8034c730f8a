import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { operatorHostOf } from '@tradecounter/api/settings'
import { Hono } from 'hono'
import type { TemplateRoute } from '../../pages/page-context.ts'
import type { Api } from '../bff/api-service.ts'
import { normaliseHost } from '../context/site-hosts.ts'
import { isBrokenOff } from '../bff/broken-off.ts'
import { clientAddress } from '../context/client-address.ts'
import { createProxyCheck } from '../context/proxy-check.ts'
import { type Logger, redactText } from '../operations/log.ts'
import type { Assets } from '../pages/assets/assets.ts'
import { chooseContentCoding } from '../pages/content-coding.ts'
import type { PageTemplate } from '../pages/page-template.ts'
import type { Settings } from '../settings.ts'
import type { HostTranslations } from '../translations/translations.ts'
import { createOperatorCalls } from './calls.ts'
import { createOperatorDocument, languageFor } from './document.ts'
import { isOwnForm, operatorCookie, readOperatorSession } from './form-guard.ts'
import { operatorHeaders } from './headers.ts'
import { operatorPages } from './pages.ts'
import { readForm, sendsFiles } from './read-form.ts'
import { show } from './shown.ts'

export interface OperatorAreaOptions {
  settings: Settings
  api: Api
  hostSecret: string
  templates: (route: TemplateRoute) => Promise<PageTemplate>
  translations: HostTranslations
  /** Null during development. */
  assets: Assets | null
  log: Logger
  port: () => number
  /** Called for a trusted proxy that names no client. */
  onUnreadableProxy: (proxy: string) => void
}

/** The host of the operator area: pages without script, apart from everything of the shops. */
export interface OperatorArea {
  /** Whether a `Host` header names it. */
  serves: (host: string) => boolean
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
}

/** Files of pages: style sheets and fonts. Pages have no script, and pictures are the shops'. */
const isStyle = /\.(?:css|woff2?)$/u

/** The operator area; null where there is none. */
export function createOperatorArea({
  settings,
  api,
  hostSecret,
  templates,
  translations,
  assets,
  log,
  port,
  onUnreadableProxy,
}: OperatorAreaOptions): OperatorArea | null {
  const ownHost = operatorHostOf(settings)
  if (ownHost === null) return null
  const secure = settings.SITE_ENV !== 'local'
  const origin = (): string => (secure ? `https://${ownHost}` : `http://${ownHost}:${port()}`)
  const isProxy = createProxyCheck(settings.TRUSTED_PROXIES)
  const makeDocument = createOperatorDocument({ templates, translations, environment: settings.SITE_ENV })
  const callsOf = createOperatorCalls(api, hostSecret, (incoming) => {
    const forwarded = incoming.headers['x-forwarded-for']
    const absent = secure ? '' : undefined
    return clientAddress(
      incoming.socket.remoteAddress,
      typeof forwarded === 'string' ? forwarded : absent,
      isProxy,
      onUnreadableProxy,
    )
  })
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.onError((failure, c) => {
    if (isBrokenOff(c.env.incoming)) return c.text('400', 400)
    log.error({ path: redactText(c.req.path), err: failure }, 'operator page failed')
    return c.text('500', 500)
  })
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of operatorHeaders(secure)) c.res.headers.set(name, value)
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })

  app.get('/assets/*', (c) => {
    const asset = isStyle.test(c.req.path)
      ? assets?.(c.req.path, chooseContentCoding(c.req.header('accept-encoding')))
      : null
    return asset ? c.body(asset.body, 200, asset.headers) : c.text('404', 404)
  })

  const pages = operatorPages({ secure })
  app.on(['GET', 'POST'], '*', async (c) => {
    const session = readOperatorSession(c.req.header('cookie'), secure)
    const calls = callsOf(session, c.env.incoming)
    const path = `${c.req.path}${new URL(c.req.url).search}`
    const language = languageFor(c.req.header('accept-language'))
    const request = {
      method: c.req.method,
      path: c.req.path,
      query: new URL(c.req.url).search.slice(1),
      language,
      session,
      calls,
      callsOf: (other: string) => callsOf(other, c.env.incoming),
    }
    if (c.req.method === 'POST') {
      const hasFiles = sendsFiles(c.req.path, c.req.raw)
      // Only a seller may send as much as files have. Of others, what was typed is kept.
      const isSeller = hasFiles && session !== null && (await calls.get('/me')).status === 200
      const form = await readForm(c.req.path, c.req.raw, isSeller)
      if (form === 413) {
        // Who sent it is not asked of the service: nothing was read that proves it.
        const { page, status } = show({ kind: 'problem', problem: 'tooLarge' }, null, form)
        return c.html(await makeDocument({ ...page, session, path, language }), status)
      }
      if (typeof form === 'number') return c.text(String(form), form)
      const { values, files, refused } = form
      if (hasFiles && session === null && values.formSeller === undefined) return c.redirect(c.req.path, 303)
      if (!isOwnForm(c.req.raw.headers, values, { session, origin: origin() })) return c.text('403', 403)
      const result = await pages.submit({ ...request, files, values, refused })
      if (result.kind === 'redirect') {
        for (const cookie of result.cookies) c.header('set-cookie', cookie, { append: true })
        return c.redirect(result.to, 303)
      }
      if (result.session !== undefined)
        c.header('set-cookie', operatorCookie(result.session, secure), { append: true })
      return c.html(
        await makeDocument({
          ...result.page,
          session: result.session ?? session,
          path: result.path ?? path,
          language,
        }),
        result.status,
      )
    }
    const result = await pages.open(request)
    if (result.kind === 'redirect') return c.redirect(result.to, 303)
    if (result.kind === 'file') return result.response
    return c.html(
      await makeDocument({
        ...result.page,
        session,
        path,
        language,
      }),
      result.status,
    )
  })
  app.all('*', (c) => c.text('405', 405, { allow: 'GET, HEAD, POST' }))

  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    overrideGlobalObjects: false,
  })
  return {
    serves: (host) => normaliseHost(host) === ownHost,
    answer: (incoming, outgoing) => void listener(incoming, outgoing),
  }
}
