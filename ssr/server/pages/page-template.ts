import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FailureInput } from '../../pages/failure-page.tsx'
import type { OperatorInput } from '../../pages/operator-page.tsx'
import { templateMarks } from '../../pages/template-marks.ts'
import type {
  TemplateInput,
  TemplateRoute,
  PageData,
  PageResult,
  PageRequest,
} from '../../pages/page-context.ts'

/** vite-plugin-ssr preloads the font files of all brands; the document preloads those of its own (`document/font-preloads.ts`). */
const fontPreload = /<link rel="preload" href="([^"]+)"[^>]* as="font"[^>]*>/gu

/** Mutes the plugin's warning about its new name (docs/decisions/0001-vite-plugin-ssr.md). */
async function loadPlugin() {
  const { warn } = console
  // oxlint-disable-next-line no-console -- put back below
  console.warn = () => {}
  const loaded = await import('vite-plugin-ssr/server')
  // oxlint-disable-next-line no-console -- put back here
  console.warn = warn
  return loaded
}
const plugin = loadPlugin()

/** The template of a page, split where the host writes, and the functions that fill it. */
export interface PageTemplate {
  /** Tags of styles and scripts for the head. */
  assets: string
  /** Addresses of the font files of all brands. */
  fonts: readonly string[]
  /** From the end of the root element to the end of the document. */
  tail: string
  answer(request: PageRequest): Promise<PageResult>
  /** Rendering alone, for benchmarks. */
  renderBody(data: PageData): string
  /** The error page, which needs no answer of the API. */
  renderFailurePage(input: FailureInput): { title: string; body: string }
  /** A page of the operator area; the templates of the shop have none. */
  renderOperatorPage?(input: OperatorInput): { title: string; body: string }
}

/** Where the plugin registers its build. */
const registryName = '__vite_plugin_ssr__buildGetters'
const registry = globalThis as { [registryName]?: { getters: unknown } }

/**
 * Loads the build of these sources. By default the plugin takes the latest build of all projects that share its
 * package folder.
 */
async function loadBuild(): Promise<void> {
  await plugin
  await import(serverBuild)
  // The build registers itself a few ticks later, without an event.
  for (let turn = 0; turn < 1000; turn += 1) {
    if (registry[registryName]?.getters) return
    await nextTurn()
  }
  throw new Error('The build of the pages did not load')
}

const serverBuild = new URL('../../../dist/server/importBuild.cjs', import.meta.url).href

async function makeTemplate(route: TemplateRoute, sign: (html: string) => string): Promise<PageTemplate> {
  const input: TemplateInput = { urlOriginal: '/', route }
  const { renderPage } = await plugin
  const rendered = await renderPage(input)
  const html = rendered.httpResponse?.body
  // Set by `+onRenderHtml`.
  const { answer, renderBody, renderFailurePage, renderOperatorPage } = rendered as Partial<
    Pick<PageTemplate, 'answer' | 'renderBody' | 'renderFailurePage' | 'renderOperatorPage'>
  >
  if (html === undefined || !answer || !renderBody || !renderFailurePage) {
    throw new Error(`The ${route.page} page has no template`, { cause: rendered.errorWhileRendering })
  }
  const headAt = html.indexOf(templateMarks.head)
  const bodyAt = html.indexOf(templateMarks.body)
  const headEnd = html.indexOf('</head>', headAt)
  return {
    assets: sign(
      (
        html.slice(html.indexOf('<head>') + 6, headAt) +
        html.slice(headAt + templateMarks.head.length, headEnd)
      ).replace(fontPreload, ''),
    ),
    fonts: [...html.matchAll(fontPreload)].map(([, address = '']) => address),
    tail: sign(html.slice(bodyAt + templateMarks.body.length)),
    answer,
    renderBody,
    renderFailurePage,
    ...(renderOperatorPage === undefined ? {} : { renderOperatorPage }),
  }
}

/**
 * Templates of all pages. In production each is created once, because vite-plugin-ssr is slow at choosing a page
 * and finding its tags. During development they are created for each request. `sign` adds digests to the tags
 * (`assets/integrity.ts`).
 */
export function createPageTemplates(
  keep: boolean,
  sign: (html: string) => string = (html) => html,
): (route: TemplateRoute) => Promise<PageTemplate> {
  const templates = new Map<TemplateRoute['page'], Promise<PageTemplate>>()
  const build = keep ? loadBuild() : Promise.resolve()
  return async (route) => {
    await build
    if (!keep) return makeTemplate(route, sign)
    const known = templates.get(route.page)
    if (known) return known
    const made = makeTemplate(route, sign)
    templates.set(route.page, made)
    made.catch(() => templates.delete(route.page))
    return made
  }
}
