import { siteSettingsSchema } from '@tradecounter/api/contract'
import type { Language, Route, ShopContext } from '@tradecounter/shop/core'
import { localHref, readRoute } from '@tradecounter/shop/core/addresses'
import * as v from 'valibot'
import type { FailureTold } from '../../pages/failure-page.tsx'
import type { PageOutcome, WordSource } from '../../pages/page-context.ts'
import { alternatesOf } from './document/alternates.ts'
import type { Asking } from '../bff/api-client.ts'
import { type CutDocument, failureDocument, makeDocument } from './document/document.ts'
import { hintsOf } from './early-hints.ts'
import type { Frame } from './page-template.ts'
import { type Measures, noMeasures } from '../operations/metrics.ts'
import { createPageCache, keepPage, type KeptPage } from './page-cache/entry.ts'
import { askerOf, isAnybody, type Person, visitor } from '../context/user-context.ts'
import { createRenderQueue, type RenderLimits, TooBusy } from './render-queue.ts'
import type { Visit } from '../context/request-context.ts'

/** A rendered page of one person, or one that anybody may be sent. */
export type PageResult =
  { kept: KeptPage } | { status: number; document: CutDocument } | { elsewhere: string } | { failed: number }

interface Rendered {
  status: number
  document: CutDocument
  complete: boolean
}

const languages: Record<ShopContext['locale'], Language> = {
  'sv-SE': 'sv',
  'fi-FI': 'fi',
  'nn-NO': 'nn',
  'da-DK': 'da',
  en: 'en',
  'en-US': 'en-US',
  'en-GB': 'en-GB',
}

/** Thrown inside the cache so that nothing of a failed page is kept. */
class PageFailure extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The page failed with ${status}`)
    this.status = status
  }
}

/** Thrown inside the cache: where somebody is led to is found out each time. */
class PageElsewhere extends Error {
  readonly elsewhere: string
  constructor(elsewhere: string) {
    super('The page leads on')
    this.elsewhere = elsewhere
  }
}

interface PagesOptions {
  asking: Asking
  frames: (route: Route) => Promise<Frame>
  words: WordSource
  cacheBytes: number
  /** Milliseconds that a visitor's page is used again; 0 turns the page cache off. */
  freshFor: number
  /** Who adds the access token to calls: the browser itself, or the host. */
  tokens?: 'browser' | 'host'
  measures?: Measures
  /** None when absent. */
  renders?: RenderLimits
}

/** What makes one visitor's page differ from another's. */
const cacheKey = ({ origin, localePrefix, flags }: Visit, address: string): string =>
  `${origin}${localePrefix} ${flags.join(',')} ${address}`

/** Path and query of a visit, without its locale. */
const addressOf = ({ path, query }: Visit): string => (query === '' ? path : `${path}?${query}`)

/** Renders the shop's pages, and keeps those that are the same for every visitor. */
export function createPages({
  asking,
  frames,
  words,
  cacheBytes,
  freshFor,
  tokens = 'host',
  measures = noMeasures,
  renders = { running: Infinity, waiting: 0 },
}: PagesOptions) {
  const inTurn = createRenderQueue(renders)
  const cache = createPageCache({ bytes: cacheBytes, freshFor: Math.max(1, freshFor) })

  const settingsOf = async (visit: Visit): Promise<ShopContext['settings']> => {
    const need = await asking.ask('/api/site/settings', askerOf(visit, null))
    if (need.status !== 200) throw new PageFailure(503)
    return settingsReading(need.json)
  }

  const render = async (visit: Visit, person: Person, route: Route, status?: number): Promise<Rendered> => {
    const began = performance.now()
    const { site, brand, name, environment, analyticsId } = visit.siteHost
    const asker = askerOf(visit, person.bearer)
    const [settings, antiForgery] = await Promise.all([
      settingsOf(visit),
      person.user === null ? undefined : asking.antiForgery(asker),
    ])
    const context: Omit<ShopContext, 'words'> = {
      site: site.key,
      brand,
      siteName: name,
      country: site.country,
      currency: site.currency,
      locale: visit.locale,
      localePrefix: visit.localePrefix,
      language: languages[visit.locale],
      environment,
      origin: visit.origin,
      analyticsSiteId: analyticsId,
      flags: visit.flags,
      settings,
      user: person.user,
      ...(tokens === 'browser' && person.user !== null ? { bearer: true } : {}),
      ...(antiForgery === undefined ? {} : { antiForgery }),
      cartCount: person.cartCount,
      ...(person.unknown ? { personUnknown: true as const } : {}),
      ...(route.page === 'not-found' ? {} : { alternates: alternatesOf(addressOf(visit), site) }),
    }
    const frame = await frames(route)
    const page: PageOutcome = await frame.answer({
      route,
      context,
      words,
      ask: (address) => asking.ask(address, asker),
      post: (address, body) => asking.post(address, body, antiForgery ?? '', asker),
    })
    if ('missing' in page) return render(visit, person, { page: 'not-found' })
    if ('elsewhere' in page) throw new PageElsewhere(page.elsewhere)
    const document = makeDocument(frame, page, site)
    measures.rendered(route.page, (performance.now() - began) / 1000)
    return { status: status ?? page.status, document, complete: page.complete }
  }

  /** Asked for without any session: an answer that is somebody's own can then never be kept for others. */
  const renderKept = async (visit: Visit, route: Route) => {
    measures.page('miss')
    const { status, document, complete } = await render(visit, visitor, route)
    return { page: keepPage(status, document), keep: complete }
  }

  /** The page that anybody may be sent; one of a moment ago rather than none when too many are asked for at once. */
  const keptPage = async (visit: Visit, route: Route): Promise<KeptPage> => {
    // All unknown addresses share one page, so that guessing cannot push the others out.
    const address = route.page === 'not-found' ? 'not-found' : addressOf(visit)
    const place = cacheKey(visit, address)
    try {
      return await cache.get(place, () => inTurn(() => renderKept(visit, route)))
    } catch (failure) {
      const stale = failure instanceof TooBusy ? cache.findStale(place) : undefined
      if (stale) return stale
      throw failure
    }
  }

  /** A page that asks nothing of the api. */
  const drawFailure = async (visit: Visit, told: FailureTold): Promise<string> => {
    const { locale, localePrefix, requestId } = visit
    const { brand, name } = visit.siteHost
    const frame = await frames({ page: 'not-found' })
    const page = frame.renderFailure({
      ...told,
      words: words.wordsFor(languages[locale], ['common', 'account']),
      brand,
      siteName: name,
      homeHref: localHref('/', { localePrefix }),
      requestId,
    })
    return failureDocument(frame, { locale, brand, ...page })
  }

  return {
    /** Where the page of a visitor without a session lies, if it lies ready. */
    placeOf: (visit: Visit): string => cacheKey(visit, addressOf(visit)),
    /** A page that is ready to be sent to a visitor without a session, with nothing asked of anybody. */
    readyAt: (place: string): KeptPage | undefined => (freshFor > 0 ? cache.find(place) : undefined),

    /** The page of a visit; `status` overrides the page's own. */
    answer: async (visit: Visit, person: Person, status?: number): Promise<PageResult> => {
      try {
        const settings = await settingsOf(visit)
        const route: Route =
          status === undefined ? readRoute(visit.path, visit.query, settings) : { page: 'not-found' }
        if (freshFor === 0 || !isAnybody(person) || status !== undefined) {
          measures.page('bypass')
          return await inTurn(() => render(visit, person, route, status))
        }
        return { kept: await keptPage(visit, route) }
      } catch (failure) {
        if (failure instanceof TooBusy) return { failed: 503 }
        if (failure instanceof PageFailure) return { failed: failure.status }
        if (failure instanceof PageElsewhere) return { elsewhere: failure.elsewhere }
        throw failure
      }
    },
    /** The page of a fault, in the reader's language and the site's brand. Asks nothing of the api. */
    failure: (visit: Visit, status: number): Promise<string> =>
      drawFailure(visit, {
        told: 'failed',
        status,
        href: localHref(addressOf(visit), { localePrefix: visit.localePrefix }),
      }),
    /** Likewise, for who has signed out in the browser alone. */
    halfSignedOut: (visit: Visit): Promise<string> => drawFailure(visit, { told: 'half-signed-out' }),
    /** What a browser can fetch while the page of a visit is being made. */
    hints: async (visit: Visit): Promise<readonly string[]> => {
      const settings = await settingsOf(visit).catch(() => null)
      if (settings === null) return []
      return hintsOf(await frames(readRoute(visit.path, visit.query, settings)), visit.siteHost.brand)
    },
    /** What the way out of the shop is called in the reader's language. */
    logoutLabel: async (visit: Visit): Promise<string> =>
      (await settingsOf(visit)).login.loginBlock.logoutButtonUserInformation,
    clear: cache.clear,
  }
}
export type Pages = ReturnType<typeof createPages>

const checked = new WeakMap<object, ShopContext['settings']>()

/** Site settings are the same object for half a minute: checked when they are new. */
function settingsReading(json: unknown): ShopContext['settings'] {
  const known = typeof json === 'object' && json !== null ? checked.get(json) : undefined
  if (known) return known
  const reading = v.safeParse(siteSettingsSchema, json)
  if (!reading.success || typeof json !== 'object' || json === null) throw new PageFailure(502)
  checked.set(json, reading.output)
  return reading.output
}
