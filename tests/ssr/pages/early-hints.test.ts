import { request } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { earlyHintsOf } from '../../../ssr/server/pages/early-hints.ts'
import type { PageTemplate } from '../../../ssr/server/pages/page-template.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let host: OpenHost
beforeEach(async () => {
  host = await openHost({ environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
})
afterEach(() => host.close())

/** The early hints of a response, and its status. */
const hinted = (headers: Record<string, string>): Promise<{ links: string; status: number }> =>
  new Promise((resolve, reject) => {
    let links = ''
    const asking = request({
      port: host.port,
      path: '/',
      headers: { host: 'local.se.localhost', ...headers },
    })
    asking.on('information', ({ statusCode, headers: early }) => {
      if (statusCode === 103) links = String(early['link'])
    })
    asking.on('response', (answer) => {
      answer.resume()
      resolve({ links, status: answer.statusCode ?? 0 })
    })
    asking.on('error', reject)
    asking.end()
  })
const navigation = { 'sec-fetch-mode': 'navigate', 'x-forwarded-proto': 'https' }
const signedIn = { cookie: `__Host-Http-sid=${session('anna')}` }

it('names styles and the entry script while a page is rendered, over TLS', async () => {
  const { links, status } = await hinted({ ...navigation, ...signedIn })
  expect(status).toBe(200)
  expect(links).toBe('</assets/a.css>; rel=preload; as=style, </assets/a.js>; rel=modulepreload')
})

it('sends none without TLS, for other requests than navigations, and for a cached page', async () => {
  expect((await hinted({ 'sec-fetch-mode': 'navigate', ...signedIn })).links).toBe('')
  expect((await hinted({ 'x-forwarded-proto': 'https', ...signedIn })).links).toBe('')
  await hinted(navigation)
  expect((await hinted(navigation)).links).toBe('')
})

it('name the same files as the page, with their digest', () => {
  const frame = {
    assets:
      '<link rel="stylesheet" crossorigin href="/assets/a.css" integrity="sha256-A="><link rel="modulepreload" href="/assets/b.js"><link rel="icon" href="/x.svg">',
    fonts: [],
    tail: '<script type="module" crossorigin src="/assets/c.js" integrity="sha256-C="></script><script src="https://elsewhere.example/d.js"></script>',
  }
  // The parts that are read.
  expect(earlyHintsOf(frame as unknown as PageTemplate, 'gelia')).toEqual([
    '</assets/a.css>; rel=preload; as=style; crossorigin; integrity="sha256-A="',
    '</assets/c.js>; rel=modulepreload; crossorigin; integrity="sha256-C="',
  ])
})

const hint = (name: string): string =>
  `</assets/static/${name}-latin.A1b2.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`

it('name only the regular, strong and heading fonts of the site’s brand', () => {
  const fonts = ['gelia-sans-400', 'gelia-sans-600', 'gelia-sans-condensed-600', 'figtree-400-700'].flatMap(
    (name) => [`/assets/static/${name}-latin.A1b2.woff2`, `/assets/static/${name}-latin-ext.C3d4.woff2`],
  )
  const frame = { assets: '', tail: '', fonts }
  // The parts that are read.
  expect(earlyHintsOf(frame as unknown as PageTemplate, 'gelia')).toEqual(
    ['gelia-sans-400', 'gelia-sans-600', 'gelia-sans-condensed-600'].map(hint),
  )
  expect(earlyHintsOf(frame as unknown as PageTemplate, 'prevex')).toEqual([hint('figtree-400-700')])
})
