import { createHash } from 'node:crypto'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http'
import { sites, type SiteSettings } from '@tradecounter/api/contract'
import pino from 'pino'
import { Writable } from 'node:stream'
import { renderFailurePage } from '../../ssr/pages/failure-page.tsx'
import type { PageAnswer, PageRequest } from '../../ssr/pages/page-context.ts'
import type { Api } from '../../ssr/server/bff/api-service.ts'
import type { PageTemplate } from '../../ssr/server/pages/page-template.ts'
import { createHost, type HostOptions } from '../../ssr/server/host.ts'
import { readSettings, type Settings } from '../../ssr/server/settings.ts'

export const siteSettings: SiteSettings = {
  searchBasePath: '/search',
  search: { productSearchResult: true, infiniteScroll: false },
  introTour: { show: true, showAgain: false },
  variantListCacheDuration: 30,
  topMenu: [],
  footerMenu: [],
  myPages: ['order-history', 'order-directly'],
  login: {
    show: true,
    loginBlock: {
      content: '',
      userNameLabel: 'u',
      passwordLabel: 'p',
      loginButtonLabel: 'b',
      errorLabel: 'e',
      lockedOutErrorLabel: 'l',
      currentUser: 'c',
      logoutButtonUserInformation: 'Logga ut',
    },
    pageLinks: [],
  },
  notFound: { title: 't', text: 'x' },
  startPage: { title: 't', text: 'x' },
  customerService: { phone: '', email: '', hours: '' },
}

/** The context of a visitor of the Swedish shop. */
export const visitorContext: PageRequest['context'] = {
  site: 'se',
  brand: sites.se.brand,
  siteName: 'Tradecounter',
  country: 'SE',
  currency: 'SEK',
  locale: 'sv-SE',
  localePrefix: '',
  language: 'sv',
  environment: 'local',
  origin: 'http://localhost',
  analyticsSiteId: 2,
  flags: [],
  settings: siteSettings,
  user: null,
  cartCount: 0,
}

const bearerOf = (session: string): string => `bearer-${createHash('sha256').update(session).digest('hex')}`

export const session = (name: string): string => createHash('sha256').update(name).digest('base64url')

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** An API with two valid sessions, `anna` (signed in) and `visitor`, that records its requests. */
export function standInApi() {
  const asked: Request[] = []
  const live = new Map([
    [session('anna'), 'anna'],
    [session('visitor'), ''],
  ])
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const bearer = request.headers.get('authorization')?.slice('Bearer '.length)
    const holder = [...live].find(([id]) => bearerOf(id) === bearer)
    if (bearer !== undefined && !holder) return json({ code: 'session', message: 'gone' }, 401)
    switch (pathname) {
      case '/api/site/settings':
        return json(siteSettings)
      case '/api/user/session': {
        const { session: id } = (await request.json()) as { session?: string }
        if (id === undefined || !live.has(id)) return json({ code: 'notFound', message: 'no' }, 404)
        return json({
          access_token: bearerOf(id),
          token_type: 'Bearer',
          expires_in: 300,
          userId: live.get(id) ?? '',
          customerId: live.get(id) === '' ? '' : '1',
        })
      }
      case '/api/user/current':
        return json(holder?.[1] ? signedInUser : null)
      case '/api/cart/getminicart':
        return json({
          miniCartLineItems: [],
          lineCount: 0,
          miniCartTotalSum: null,
          currency: 'SEK',
          showFetchPricesItems: false,
          hideTotalPrice: false,
        })
      case '/api/site/getAntiForgeryToken':
        return new Response('token', {
          headers: { 'X-Session': session('visitor'), 'Content-Type': 'text/plain' },
        })
      case '/api/site/checkAntiForgeryToken':
        return new Response(null, { status: 204 })
      case '/api/user/login':
        live.set(session('anna-2'), 'anna')
        return json({ success: 'true' }, 200, { 'X-Session': session('anna-2') })
      case '/api/user/logout':
        if (holder) live.delete(holder[0])
        return new Response(null, {
          status: 303,
          headers: { Location: '/', 'X-Session': session('visitor') },
        })
      case '/api/echo':
        return json({
          language: request.headers.get('x-language'),
          site: request.headers.get('x-site'),
          cookie: request.headers.get('cookie'),
        })
      default:
        return json({ code: 'notFound', message: 'no' }, 404)
    }
  }
  const api: Api = {
    fetch: (request) => {
      asked.push(request.clone())
      return answer(request)
    },
    ready: async () => true,
    close: async () => {},
  }
  return { api, asked, live }
}

export const signedInUser = {
  userId: 'anna',
  userName: 'anna',
  name: 'Anna',
  customerId: '1',
  customerEmail: '',
  language: '',
  orderMail: true,
  attachedCustomers: [],
  translationEnabled: false,
  myPageName: '',
  myPageUrl: '',
  onlyMyAssortment: {
    onlyMyAssortmentChecked: false,
    onlyMyAssortmentOptionAvailable: true,
    onlyMyAssortmentLabel: 'x',
  },
  temporarilyHidePrices: { checked: false, optionAvailable: true, label: 'x' },
  permissions: ['perm:seePrices', 'perm:order', 'perm:orderToFreeAddress', 'perm:manageLists'],
  allowedPages: [],
}

/** For pages without POST calls of their own; the menu of my pages is not answered. */
export const noPost: PageRequest['post'] = async (address) => {
  if (address === '/api/my-pages/menu') return { status: 503, json: null, script: Buffer.from('null') }
  throw new Error(`Nobody should post to ${address}`)
}

/** A template whose page shows its input. */
export function standInTemplates() {
  const rendered: string[] = []
  const templates = async (): Promise<PageTemplate> => ({
    assets: '<link rel="stylesheet" href="/assets/a.css">',
    renderBody: () => '',
    renderFailurePage,
    fonts: [],
    tail: '<script type="module" src="/assets/a.js"></script></body></html>',
    answer: async ({ route, context, ask }) => {
      rendered.push(route.page)
      if (route.page === 'product') {
        const need = await ask(`/api/product/${route.code}`)
        if (need.status === 404) return { missing: true }
      }
      const page: PageAnswer = {
        status: route.page === 'not-found' ? 404 : 200,
        context: { ...context, translations: {} },
        head: {
          title: `<${route.page}> & "co"`,
          canonicalPath: '/',
          structuredData: [{ name: '</script><script>alert(1)</script>' }],
        },
        beforeRoot: '',
        body: [`<p>for ${context.user?.name ?? 'nobody'} ${JSON.stringify(route).replaceAll('<', '')}</p>`],
        data: ['{}'],
        complete: true,
      }
      return page
    },
  })
  return { templates, rendered }
}

export function settingsWith(environment: Record<string, string> = {}): Settings {
  const reading = readSettings(environment)
  if ('mistakes' in reading) throw new Error(reading.mistakes.join())
  return reading.settings
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** A host on a real port, with test doubles for missing options. */
export async function openHost(given: Partial<HostOptions> & { environment?: Record<string, string> } = {}) {
  const logged: string[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString())
      done()
    },
  })
  const stand = standInApi()
  const pages = standInTemplates()
  let port = 0
  const { listener, health } = createHost({
    settings: settingsWith(given.environment),
    api: stand.api,
    hostSecret: 'secret',
    templates: pages.templates,
    assets: null,
    log: pino({ level: 'info' }, destination),
    port: () => port,
    freshFor: { pages: 60_000, answers: 0 },
    ...given,
  })
  const server = createServer({ maxHeaderSize: 16 * 1024 }, listener)
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0

  /** Sends a request without anything that `fetch` would add or change. */
  const ask = (
    path: string,
    options: { method?: string; headers?: OutgoingHttpHeaders | string[]; body?: string } = {},
  ): Promise<Answer> =>
    new Promise((done, fail) => {
      const headers = options.headers ?? {}
      const outgoing = httpRequest(
        {
          port,
          path,
          method: options.method ?? 'GET',
          headers: Array.isArray(headers) ? headers : { host: `localhost:${port}`, ...headers },
          setHost: false,
          agent: false,
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', fail)
          incoming.on('end', () => {
            const body = Buffer.concat(chunks)
            done({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() })
          })
        },
      )
      outgoing.on('error', fail)
      outgoing.end(options.body)
    })

  return {
    ask,
    port,
    health,
    logged,
    server,
    ...stand,
    rendered: pages.rendered,
    close: () => new Promise((done) => server.close(done)),
  }
}
export type OpenHost = Awaited<ReturnType<typeof openHost>>
