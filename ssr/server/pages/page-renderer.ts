import { siteSettingsSchema } from '@tradecounter/api/contract'
import type { Language, Route, ShopContext } from '@tradecounter/shop/core'
import { hasMyPage, localHref, readRoute } from '@tradecounter/shop/core/addresses'
import { memoizeByObject } from '@tradecounter/shop/core/memoize-by-object'
import * as v from 'valibot'
import type { FailureKind } from '../../pages/failure-page.tsx'
import type { Bytes, PageResult, TranslationSource } from '../../pages/page-context.ts'
import type { ApiClient } from '../bff/api-client.ts'
import type { RequestContext } from '../context/request-context.ts'
import { anonymousUser, callerOf, isAnonymous, type UserContext } from '../context/user-context.ts'
import { type Metrics, noMetrics } from '../operations/metrics.ts'
import { alternatesOf } from './document/alternates.ts'
import { failureDocument, makeDocument } from './document/document.ts'
import { earlyHintsOf } from './early-hints.ts'
import { type CachedPage, createCachedPage } from './page-cache/entry.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { policiesOf, type SitePolicies } from './headers/page-policy.ts'
import type { PageTemplate } from './page-template.ts'
import { createPageQueue, isRefusal } from './page-queue.ts'
import { type PageRates, pageRates, TooManyPages } from './page-rates.ts'
import { QueueFullError, type RenderLimits } from './render-queue.ts'

interface RenderedPage {
  status: number
  document: Bytes
  policies: SitePolicies
}

/**
 * A page from the cache, a page of one user, the path of another page, or none: while the service does not answer, and
 * for `tooMany` seconds after too many pages.
 */
export type HostPage =
  | { cached: CachedPage }
  | RenderedPage
  | { redirectTo: string }
  | { unavailable: true }
  | { tooMany: number }

const languages: Record<ShopContext['locale'], Language> = {
  'sv-SE': 'sv',
  'fi-FI': 'fi',
  'nn-NO': 'nn',
  'da-DK': 'da',
  en: 'en',
  'en-US': 'en-US',
  'en-GB': 'en-GB',
}

/** Thrown through the page cache, which then caches nothing: the service did not answer, and has logged why. */
class ServiceUnavailable extends Error {}

/** Thrown through the page cache: redirects are not cached. */
class PageRedirect extends Error {
  readonly redirectTo: string
  constructor(redirectTo: string) {
    super('The page redirects')
    this.redirectTo = redirectTo
  }
}

interface PageRendererOptions {
  apiClient: ApiClient
  templates: (route: Route) => Promise<PageTemplate>
  translations: TranslationSource
  cacheBytes: number
  /** Milliseconds that an anonymous visitor's page is reused; 0 turns the page cache off. */
  freshFor: number
  /** Caches markup that many pages share (`ssr/pages/page-fragments.ts`). */
  cacheFragments?: boolean
  /** What adds the access token to calls: the browser itself, or the host. */
  tokens?: 'browser' | 'host'
  metrics?: Metrics
  /** Without it there are no limits. */
  renderLimits?: RenderLimits
  /** @default those of every host */
  rates?: PageRates
}

/** Path and query of a request, without its locale. */
const addressOf = ({ path, query }: RequestContext): string => (query === '' ? path : `${path}?${query}`)

/** Everything that distinguishes the pages of anonymous visitors. */
const keyOf = ({ origin, localePrefix, flags, experiments }: RequestContext, address: string): string => {
  const variants = experiments.assigned.map(({ id, variant }) => `+${id}=${variant}`).join('')
  return `${origin}${localePrefix} ${flags.join(',')}${variants} ${address}`
}

/** Renders the shop's pages, and caches those that are the same for every anonymous visitor. */
export function createPageRenderer({
  apiClient,
  templates,
  translations,
  cacheBytes,
  freshFor,
  cacheFragments = true,
  tokens = 'host',
  metrics = noMetrics,
  renderLimits = { running: Infinity, waiting: 0 },
  rates = pageRates,
}: PageRendererOptions) {
  const enqueue = createPageQueue(renderLimits, rates, metrics)
  const cache = createPageCache({ bytes: cacheBytes, freshFor: Math.max(1, freshFor) })

  const getSiteSettings = async (context: RequestContext): Promise<ShopContext['settings']> => {
    const answer = await apiClient.ask('/api/site/settings', callerOf(context, null))
    if (answer.status !== 200) throw new ServiceUnavailable()
    const { json } = answer
    if (typeof json !== 'object' || json === null) throw new Error('The site settings are no object')
    return readSiteSettings(json)
  }

  const render = async (
    context: RequestContext,
    user: UserContext,
    route: Route,
    status?: number,
  ): Promise<RenderedPage & { complete: boolean }> => {
    const began = performance.now()
    const { site, brand, name, environment, analyticsId } = context.siteHost
    const { experiments } = context
    const caller = callerOf(context, user.bearer)
    const [settings, antiForgery] = await Promise.all([
      getSiteSettings(context),
      user.user === null ? undefined : apiClient.antiForgery(caller),
    ])
    const shopContext: Omit<ShopContext, 'translations'> = {
      site: site.key,
      brand,
      siteName: name,
      country: site.country,
      currency: site.currency,
      locale: context.locale,
      localePrefix: context.localePrefix,
      language: languages[context.locale],
      environment,
      origin: context.origin,
      analyticsSiteId: analyticsId,
      flags: context.flags,
      ...(experiments.assigned.length > 0 ? { experiments: experiments.assigned } : {}),
      ...(experiments.runs ? { runsExperiments: true as const } : {}),
      settings,
      user: user.user,
      ...(tokens === 'browser' && user.user !== null ? { bearer: true } : {}),
      ...(antiForgery === undefined ? {} : { antiForgery }),
      cartCount: user.cartCount,
      ...(user.unknown ? { personUnknown: true as const } : {}),
      ...(route.page === 'not-found' ? {} : { alternates: alternatesOf(addressOf(context), site) }),
    }
    const template = await templates(route)
    const page: PageResult = await template.answer({
      route,
      context: shopContext,
      translations: translations,
      cacheFragments,
      path: context.path,
      ask: (address) => apiClient.ask(address, caller),
      post: (address, body) => apiClient.post(address, body, antiForgery ?? '', caller),
    })
    if ('missing' in page) return render(context, user, { page: 'not-found' })
    if ('redirectTo' in page) throw new PageRedirect(page.redirectTo)
    const document = makeDocument(template, page, site)
    metrics.rendered(route.page, (performance.now() - began) / 1000)
    return {
      status: status ?? page.status,
      document,
      policies: policiesOf(settings),
      complete: page.complete,
    }
  }

  /** Renders as the anonymous user, so that no user's data can get into the cache. */
  const renderPublic = async (context: RequestContext, route: Route): Promise<CachedPage> => {
    metrics.page('miss')
    return createCachedPage(await render(context, anonymousUser, route))
  }

  /** Returns a page for anonymous visitors, even an old one if the render queue is full. */
  const getPublicPage = async (
    context: RequestContext,
    user: UserContext,
    route: Route,
  ): Promise<CachedPage> => {
    // All unknown addresses share one page, so that guessing cannot evict other pages from the cache.
    const key = keyOf(context, route.page === 'not-found' ? 'not-found' : addressOf(context))
    let isOwn = false
    const find = (): Promise<CachedPage> =>
      cache.findOrRender(key, () => {
        isOwn = true
        return enqueue(context, user, () => renderPublic(context, route))
      })
    try {
      return await find().catch((failure: unknown) => {
        // Requests of one page share its rendering: a refusal of the visitor who came first is not one of this visitor.
        if (isOwn || !isRefusal(failure)) throw failure
        return find()
      })
    } catch (failure) {
      const stale = isRefusal(failure) ? cache.findStale(key) : undefined
      if (stale) return stale
      throw failure
    }
  }

  /** An error page, without calls to the API. */
  const renderFailurePage = async (context: RequestContext, failure: FailureKind): Promise<string> => {
    const { locale, localePrefix, requestId } = context
    const { brand, name } = context.siteHost
    const template = await templates({ page: 'not-found' })
    const page = template.renderFailurePage({
      ...failure,
      translations: translations.translationsFor(languages[locale], ['common', 'account']),
      brand,
      siteName: name,
      homeHref: localHref('/', { localePrefix }),
      requestId,
    })
    return failureDocument(template, { locale, brand, ...page })
  }

  return {
    /** Key of the page of an anonymous visitor. */
    cacheKey: (context: RequestContext): string => keyOf(context, addressOf(context)),
    findCached: (key: string): CachedPage | undefined => (freshFor > 0 ? cache.find(key) : undefined),

    /** The page of a request; `status` replaces the page's own. */
    getPage: async (context: RequestContext, user: UserContext, status?: number): Promise<HostPage> => {
      try {
        const settings = await getSiteSettings(context)
        const route: Route =
          status === undefined ? readRoute(context.path, context.query, settings) : { page: 'not-found' }
        if (freshFor === 0 || !isAnonymous(user) || status !== undefined) {
          metrics.page('bypass')
          return await enqueue(context, user, () => render(context, user, route, status))
        }
        return { cached: await getPublicPage(context, user, route) }
      } catch (failure) {
        if (failure instanceof QueueFullError || failure instanceof ServiceUnavailable)
          return { unavailable: true }
        if (failure instanceof TooManyPages) return { tooMany: failure.seconds }
        if (failure instanceof PageRedirect) return { redirectTo: failure.redirectTo }
        throw failure
      }
    },
    /** The error page in the reader's language and the site's brand. */
    renderFailure: (context: RequestContext, status: number): Promise<string> =>
      renderFailurePage(context, {
        kind: 'failed',
        status,
        href: localHref(addressOf(context), { localePrefix: context.localePrefix }),
      }),
    /** The error page after a sign-out that the service did not confirm. */
    renderHalfSignedOut: (context: RequestContext): Promise<string> =>
      renderFailurePage(context, { kind: 'half-signed-out' }),
    /** `Link` values of files that the browser can fetch while the page is rendered. */
    earlyHints: async (context: RequestContext): Promise<readonly string[]> => {
      const settings = await getSiteSettings(context).catch(() => null)
      if (settings === null) return []
      const route = readRoute(context.path, context.query, settings)
      return earlyHintsOf(await templates(route), context.siteHost.brand)
    },
    logoutLabel: async (context: RequestContext): Promise<string> =>
      (await getSiteSettings(context)).login.loginBlock.logoutButtonUserInformation,
    clearCache: (): void => cache.clear(),
  }
}
export type PageRenderer = ReturnType<typeof createPageRenderer>

/**
 * Validates site settings once for each answer of the API, which many pages share. Settings that do not fit are a
 * fault, to be logged with the page: the service is of another version.
 */
const readSiteSettings = memoizeByObject((json: object): ShopContext['settings'] => {
  const reading = v.safeParse(siteSettingsSchema, json)
  // The service offers every page of the site; the shop shows those that it has.
  if (reading.success) return { ...reading.output, myPages: reading.output.myPages.filter(hasMyPage) }
  const [issue] = reading.issues
  throw new Error(`The site settings do not fit the contract: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
})
