import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
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

/**
 * vite-plugin-ssr preloads the font files of all brands; the document preloads those of its own
 * (`document/font-preloads.ts`).
 */
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

const build = new URL('../../../dist/', import.meta.url)

/** A JSON file of the build. */
const readJson = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(path, build), 'utf8')) as Manifest // written by the plugin, which checks it

type Manifest = Record<string, unknown>

/** The plugin's module that takes a build. Its package exports it to the files that it generates only. */
interface BuildRegistry {
  setImportBuildGetters: (
    getters: Record<'pageFiles' | 'clientManifest' | 'pluginManifest', () => unknown>,
  ) => void
}
const registryFile = new URL(
  '../../../esm/node/runtime/globalContext/loadImportBuild.js',
  pathToFileURL(createRequire(import.meta.url).resolve('vite-plugin-ssr/server')),
)

/**
 * Gives the plugin the build of these sources: its pages and the manifests. By default it takes the latest build of all
 * projects that share its package folder. The file that it generates for this, `importBuild.cjs`, does not say when it
 * has loaded.
 */
async function loadBuild(): Promise<void> {
  await plugin
  const pageFiles: unknown = await import(new URL('server/pageFiles.mjs', build).href)
  const [clientManifest, pluginManifest] = await Promise.all([
    readJson('assets.json'),
    readJson('client/vite-plugin-ssr.json'),
  ])
  const registry = (await import(registryFile.href)) as BuildRegistry // exactly pinned (decision 1)
  registry.setImportBuildGetters({
    pageFiles: () => pageFiles,
    clientManifest: () => clientManifest,
    pluginManifest: () => pluginManifest,
  })
}

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
  const loaded = keep ? loadBuild() : Promise.resolve()
  return async (route) => {
    await loaded
    if (!keep) return makeTemplate(route, sign)
    const known = templates.get(route.page)
    if (known) return known
    const made = makeTemplate(route, sign)
    templates.set(route.page, made)
    made.catch(() => templates.delete(route.page))
    return made
  }
}
