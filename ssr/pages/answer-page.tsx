import {
  createShopStore,
  localHref,
  type PageDefinition,
  type ShopContext,
  StandingPartsProvider,
  tellOfMissingWords,
  wordsOf,
} from '@tradecounter/shop/core'
import { aheadWords, shellNeeds, shellWords } from '@tradecounter/shop/shell'
import { renderToString } from 'react-dom/server'
import { contextScript, scriptJson } from './context-json.ts'
import { FailedView } from './failed-view.tsx'
import type { AnyPage, Bytes, Need, PageData, PageOutcome, PageRequest } from './page-context.ts'
import { PageInShell } from './page-in-shell.tsx'
import { markupAhead } from './consent-markup.tsx'
import { standingParts } from './fragment-cache.ts'

const isRefusal = ({ status }: Need): boolean => status >= 400 && status < 500 && status !== 429
const failure = (need: Need): boolean => need.status >= 500 || need.status === 429

/** What stands in the root element: the page inside the shell, with atoms of its own. */
export const renderBody = (page: AnyPage, data: PageData): string =>
  renderToString(<PageInShell page={page} {...data} store={createShopStore(data.context)} />)

/** The same markup, with the parts that are the same on other pages taken from there. */
function renderInParts(page: Pick<AnyPage, 'View'>, data: PageData): (string | Bytes)[] {
  const { parts, cut } = standingParts(data.context)
  return cut(
    renderToString(
      <StandingPartsProvider value={parts}>
        <PageInShell page={page} {...data} store={createShopStore(data.context)} />
      </StandingPartsProvider>,
    ),
  )
}

/** A page for customers only asks a visitor, calmly, to sign in: that is an answer and no error. */
const statusOf = ({ id, permits }: PageDefinition, context: ShopContext): number => {
  if (id === 'not-found') return 404
  return context.user !== null && permits?.(context) === false ? 403 : 200
}

/** Of a page that failed. */
const titleOf = (context: ShopContext): string =>
  `${wordsOf(context)('common.failed.title')} – ${context.siteName}`

/** Asks the api for what the page needs, and renders it inside the shell. */
export async function answerPage(
  page: AnyPage,
  { route, context: bare, words, ask, post }: PageRequest,
): Promise<PageOutcome> {
  // The page's own `+route` has matched, so the route is the one that this definition is for.
  const definition = page as unknown as PageDefinition
  const context: ShopContext = {
    ...bare,
    words: words.wordsFor(bare.language, [...shellWords, ...page.words]),
  }
  tellOfMissingWords(context, (key) => words.missing(bare.language, key))
  const allowed = definition.access === 'everyone' || context.user !== null
  // The page's own needs first: the first of all decides the status.
  const unknown =
    context.personUnknown === true && (definition.personal === true || definition.access === 'signed-in')
  const own = allowed && !unknown ? definition.needs(route, context) : []
  const addresses = [...own, ...shellNeeds]
  const needs = await Promise.all(addresses.map(ask))
  const first = own.length > 0 ? needs[0] : undefined
  // What the api refuses of an address (a list that is too deep, say) is nowhere to be seen.
  if (first && isRefusal(first)) return { missing: true }
  const failed = unknown || (first !== undefined && first.status !== 200)

  const answers: Record<string, unknown> = {}
  const data: (string | Bytes)[] = [
    `{"route":${scriptJson(route)},"context":`,
    ...contextScript(context),
    ',"answers":{',
  ]
  const keep = (key: string, { status, json, script }: Need): void => {
    if (status !== 200) return
    data.push(`${Object.keys(answers).length > 0 ? ',' : ''}${scriptJson(key)}:`, script)
    answers[key] = json
  }
  needs.forEach((need, index) => keep(addresses[index] ?? '', need))
  const onward = failed ? null : (definition.leadsTo?.(route, answers, context) ?? null)
  if (onward !== null) return { elsewhere: localHref(onward, context) }
  const posts = failed || context.user === null ? [] : (definition.posts?.(route, answers, context) ?? [])
  await Promise.all(posts.map(async ({ key, address, body }) => keep(key, await post(address, body))))
  data.push(failed ? '},"failed":true}' : '}}')
  const ahead = markupAhead(context, words.wordsFor(bare.language, aheadWords))
  const rendered = { context, ahead, data, complete: !needs.some(failure) }
  if (failed) {
    return {
      ...rendered,
      status: 503,
      head: { title: titleOf(context), canonicalPath: null, noindex: true },
      body: renderInParts({ View: FailedView }, { route, context, answers }),
    }
  }
  return {
    ...rendered,
    status: statusOf(definition, context),
    head: definition.head(route, answers, context),
    body: renderInParts(page, { route, context, answers }),
  }
}
