import {
  type Access,
  accessOf,
  createShopStore,
  isOffered,
  localHref,
  needsUser,
  type PageDefinition,
  type Route,
  type ShopContext,
  FragmentCacheProvider,
  onMissingTranslation,
  translatorOf,
} from '@tradecounter/shop/core'
import { consentTranslations, shellNeeds, shellTranslations } from '@tradecounter/shop/shell'
import { renderToString } from 'react-dom/server'
import { scriptJson, sharedScriptJson } from './escape.ts'
import { FailedView } from './failed-view.tsx'
import type { AnyPage, Bytes, ApiAnswer, PageData, PageResult, PageRequest } from './page-context.ts'
import { PageInShell } from './page-in-shell.tsx'
import { consentMarkup } from './consent-markup.tsx'
import { fragmentsOf } from './page-fragments.ts'

const isRefusal = ({ status }: ApiAnswer): boolean => status >= 400 && status < 500 && status !== 429
const isFailure = ({ status }: ApiAnswer): boolean => status >= 500 || status === 429

/** A list from the time before the search index: it says how far that is, so no cache keeps it. */
function isProvisional({ json }: ApiAnswer): boolean {
  if (typeof json !== 'object' || json === null) return false
  const list: unknown = 'result' in json ? json.result : json
  return typeof list === 'object' && list !== null && 'preparing' in list && list.preparing !== null
}

/** The `url` of an answer that has one. */
function urlOf({ status, json }: ApiAnswer): string | null {
  const isFound = status === 200 && typeof json === 'object' && json !== null && 'url' in json
  return isFound && typeof json.url === 'string' ? json.url : null
}

/** Renders the content of the root element: the page inside the shell, with atoms of its own. */
export const renderBody = (page: Pick<AnyPage, 'View'>, data: PageData): string =>
  renderToString(<PageInShell page={page} {...data} store={createShopStore(data.context)} />)

/** The same markup, with shared fragments taken from the cache. */
function renderWithFragments(page: Pick<AnyPage, 'View'>, data: PageData): (string | Bytes)[] {
  const { fragments, cut } = fragmentsOf(data.context)
  return cut(
    renderToString(
      <FragmentCacheProvider value={fragments}>
        <PageInShell page={page} {...data} store={createShopStore(data.context)} />
      </FragmentCacheProvider>,
    ),
  )
}

const renderWhole = (page: Pick<AnyPage, 'View'>, data: PageData): string[] => [renderBody(page, data)]

/** A visitor of a page for signed-in users gets 200 and is asked to sign in. */
const statusOf = (route: Route, access: Access): number => {
  if (route.page === 'not-found') return 404
  return typeof access === 'object' ? 403 : 200
}

/** Title of a failed page. */
const failedTitle = (context: ShopContext): string =>
  `${translatorOf(context)('common.failed.title')} – ${context.siteName}`

/** Fetches what the page needs from the API, and renders it inside the shell. */
export async function answerPage(
  page: AnyPage,
  { route, context: bare, translations, cacheFragments = true, path = '', ask, post }: PageRequest,
): Promise<PageResult> {
  // The page's own `+route` has matched, so this definition is for the route.
  const definition = page as unknown as PageDefinition
  const access = accessOf(route, bare)
  // A refusal names the permission.
  const refusalTranslations = typeof access === 'object' ? (['permissions'] as const) : []
  const context: ShopContext = {
    ...bare,
    translations: translations.translationsFor(bare.language, [
      ...shellTranslations,
      ...page.translations,
      ...refusalTranslations,
    ]),
  }
  onMissingTranslation(context, (key) => translations.missing(bare.language, key))
  if (!isOffered(route.page, context)) return { missing: true }
  // The page's own needs first: the first of them decides the status.
  const unknown = context.personUnknown === true && (definition.personal === true || needsUser(route.page))
  const own = access === 'allowed' && !unknown ? definition.needs(route, context) : []
  // Lists of one page need the same settings.
  const addresses = [...new Set([...own, ...shellNeeds])]
  const needs = await Promise.all(addresses.map(ask))
  const first = own.length > 0 ? needs[0] : undefined
  const earlier = definition.earlierAddress?.(
    route,
    path,
    first?.status === 200 ? { [addresses[0] ?? '']: first.json } : {},
  )
  if (typeof earlier === 'string') {
    const url = urlOf(await ask(earlier))
    if (url !== null && url !== path) return { redirectTo: localHref(url, context) }
  }
  // The API refuses an address, such as a page of a list beyond the limit: there is no such page.
  if (first && isRefusal(first)) return { missing: true }
  const failed = unknown || (first !== undefined && first.status !== 200)

  const answers: Record<string, unknown> = {}
  const { translations: texts, ...ownContext } = context
  const data: (string | Bytes)[] = [
    `{"route":${scriptJson(route)},"context":{"translations":`,
    sharedScriptJson(texts),
    `,${scriptJson(ownContext).slice(1)},"answers":{`,
  ]
  const addAnswer = (key: string, { status, json, script }: ApiAnswer): void => {
    if (status !== 200) return
    data.push(`${Object.keys(answers).length > 0 ? ',' : ''}${scriptJson(key)}:`, script)
    answers[key] = json
  }
  needs.forEach((answer, index) => addAnswer(addresses[index] ?? '', answer))
  const nextPath = failed ? null : (definition.redirectTo?.(route, answers, context) ?? null)
  if (nextPath !== null) return { redirectTo: localHref(nextPath, context) }
  const postNeeds =
    failed || context.user === null ? [] : (definition.postNeeds?.(route, answers, context) ?? [])
  await Promise.all(
    postNeeds.map(async ({ key, address, body }) => addAnswer(key, await post(address, body))),
  )
  data.push(failed ? '},"failed":true}' : '}}')
  const beforeRoot = consentMarkup(context, translations.translationsFor(bare.language, consentTranslations))
  // Reading and rendering of a large page each take tens of milliseconds: other requests get a turn in between.
  await new Promise((resolve) => setImmediate(resolve))
  const render = cacheFragments ? renderWithFragments : renderWhole
  const common = {
    context,
    beforeRoot,
    data,
    complete: !needs.some((need) => isFailure(need) || isProvisional(need)),
  }
  if (failed) {
    return {
      ...common,
      status: 503,
      head: { title: failedTitle(context), canonicalPath: null, noindex: true },
      body: render({ View: FailedView }, { route, context, answers }),
    }
  }
  return {
    ...common,
    status: statusOf(route, access),
    head: definition.head(route, answers, context),
    body: render(page, { route, context, answers }),
  }
}
