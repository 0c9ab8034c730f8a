import { connect } from 'node:net'
import { JSDOM } from 'jsdom'
import { answerPage } from '../../ssr/pages/answer-page.tsx'
import { renderOperatorPage } from '../../ssr/pages/operator-page.tsx'
import { renderFailurePage } from '../../ssr/pages/failure-page.tsx'
import type { PageTemplate } from '../../ssr/server/pages/page-template.ts'
import type { HostOptions } from '../../ssr/server/host.ts'
import type { DemoShop } from '../api/catalogue/search/demo-shop.ts'
import { definitionOf } from '../setup/page-definitions.ts'
import { openHost } from './stand-ins.ts'

/** The real pages, without the build that adds their scripts. */
export const templates: HostOptions['templates'] = async ({ page }): Promise<PageTemplate> => ({
  assets: '',
  fonts: [],
  tail: '</body></html>',
  renderBody: () => '',
  renderFailurePage: renderFailurePage,
  renderOperatorPage,
  answer: (request) => answerPage(definitionOf(page === 'operator-area' ? 'not-found' : page), request),
})

/** A host with the real pages over the real service with the small demo catalogue, called by `fetch`. */
export function openWholeHost(
  demo: DemoShop,
  environment: Record<string, string> = {},
  fetch: DemoShop['api']['fetch'] = demo.api.fetch,
  freshFor: HostOptions['freshFor'] = { pages: 60_000, answers: 30_000 },
) {
  return openHost({
    environment,
    templates,
    hostSecret: 'secret',
    api: {
      fetch,
      ready: demo.api.ready,
      searching: async () => demo.api.searching(),
      close: async () => {},
    },
    freshFor,
  })
}

/** The metadata in a page's head. */
export interface PageHead {
  lang: string
  title: string
  description: string
  canonical: string | null
  /** Addresses by tag. */
  hreflangs: Record<string, string>
  noindex: boolean
  structuredData: unknown[]
}

const parser = new new JSDOM().window.DOMParser()

export function readHead(html: string): PageHead {
  const document = parser.parseFromString(
    `${html.slice(0, html.indexOf('</head>'))}</head></html>`,
    'text/html',
  )
  const attribute = (selector: string, name: string): string | null =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: attribute('meta[name=description]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    hreflangs: Object.fromEntries(
      alternates.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    noindex: (attribute('meta[name=robots]', 'content') ?? '').includes('noindex'),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent),
    ),
  }
}

/** Sends raw bytes and returns the whole response until the connection ends. */
export const sendBytes = (port: number, text: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(port, 'localhost', () => socket.write(text))
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })
