import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { translatorOf } from '@tradecounter/shop/core'
import searchPage from '@tradecounter/shop/pages/search'
import { allGroups, referenceTexts, translationsFor } from '@tradecounter/shop/translations'
import { answerPage } from '../../../ssr/pages/answer-page.tsx'
import type { PageRequest } from '../../../ssr/pages/page-context.ts'
import { searchResult } from '../../shop/catalogue.ts'
import { freshFolder, listenTo, openNetwork } from './delivery-network.ts'
import { noPost, openHost, type OpenHost, visitorContext } from '../stand-ins.ts'

/** Polls until the check passes. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000 })

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function hostWith(given: Parameters<typeof openHost>[0] = {}): Promise<OpenHost> {
  const host = await openHost(given)
  closing.push(host.close)
  return host
}

const filesOf = (text: string): Record<string, string> =>
  (JSON.parse(text) as { files: Record<string, string> }).files

it('serves a complete file for every locale, named by its content, unchanging and compressed (SITE-6)', async () => {
  const host = await hostWith()
  const manifest = await host.ask('/translations/manifest.json')
  expect(manifest.headers['cache-control']).toBe('public, max-age=60')
  const files = filesOf(manifest.text)
  expect(Object.keys(files)).toEqual(['sv-SE', 'fi-FI', 'nn-NO', 'da-DK', 'en', 'en-US', 'en-GB'])
  const keys = Object.keys(referenceTexts).toSorted()
  for (const name of Object.values(files)) {
    const plain = await host.ask(`/translations/${name}`)
    expect([plain.status, plain.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(Object.keys(JSON.parse(plain.text) as object).toSorted()).toEqual(keys)
    expect(name).toContain(createHash('sha256').update(plain.body).digest('hex').slice(0, 16))
    const small = await host.ask(`/translations/${name}`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(zlib.brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
    expect(small.body.length).toBeLessThan(plain.body.length / 2)
  }
  const again = await host.ask('/translations/manifest.json', {
    headers: { 'if-none-match': manifest.headers.etag ?? '' },
  })
  expect([again.status, again.text]).toEqual([304, ''])
})

it('serves the current file of a locale under one address, which browsers revalidate (SITE-6)', async () => {
  const network = await openNetwork()
  closing.push(network.close)
  network.publish('sv-SE', { 'cart.title': 'Korgen' })
  const { translations } = listenTo(network.address, freshFolder())
  closing.push(() => translations.close())
  await translations.ready()
  const host = await hostWith({ translations })
  const first = await host.ask('/translations/sv-SE.json')
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(JSON.parse(first.text)).toMatchObject({ 'cart.title': 'Korgen' })
  const known = { headers: { 'if-none-match': first.headers.etag ?? '' } }
  const again = await host.ask('/translations/sv-SE.json', known)
  expect([again.status, again.text]).toEqual([304, ''])
  network.publish('sv-SE', { 'cart.title': 'Nya korgen' })
  await soon(async () => {
    const changed = await host.ask('/translations/sv-SE.json', known)
    expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('Nya korgen')])
  })
})

it.each([
  '/translations/sv-SE.0123456789abcdef.json',
  '/translations/sv.json',
  '/translations',
  '/translations/',
  '/translations/a/b',
])('answers 404 for %s', async (path) => {
  const host = await hostWith()
  expect((await host.ask(path)).status).toBe(404)
})

it('is the delivery network of another host, which then has the same texts (SITE-6)', async () => {
  const host = await hostWith()
  const other = listenTo(`http://localhost:${host.port}/translations`, freshFolder())
  closing.push(() => other.translations.close())
  await other.translations.ready()
  expect(other.lines).toEqual([])
  expect(other.translations.manifest()).toEqual({
    body: (await host.ask('/translations/manifest.json')).text,
    etag: expect.any(String),
  })
})

it('drops cached pages when texts change', async () => {
  const network = await openNetwork()
  closing.push(network.close)
  network.publish('sv-SE', { 'cart.title': 'Korgen' })
  const { translations } = listenTo(network.address, freshFolder())
  closing.push(() => translations.close())
  await translations.ready()
  const host = await hostWith({ translations })
  for (let time = 0; time < 3; time += 1) await host.ask('/cart')
  expect(host.rendered).toEqual(['cart'])
  const changed = vi.fn<() => void>()
  translations.onChange(changed)
  network.publish('sv-SE', { 'cart.title': 'Nya korgen' })
  await soon(() => expect(changed).toHaveBeenCalled())
  await host.ask('/cart')
  expect(host.rendered).toEqual(['cart', 'cart'])
})

const context: PageRequest['context'] = { ...visitorContext, environment: 'prd' }

async function searchAnswer(translations: PageRequest['translations']) {
  const answer = await answerPage(searchPage, {
    route: { page: 'search', query: '' },
    context,
    translations,
    post: noPost,
    ask: async (address) => ({
      status: 200,
      json: address.startsWith('/api/search') ? searchResult([]) : [],
      script: Buffer.from('{}'),
    }),
  })
  if (!('body' in answer)) throw new Error('The page was not rendered')
  return {
    ...answer,
    markup: answer.body.map(String).join(''),
    json: Buffer.concat(answer.data.map((piece) => Buffer.from(piece))).toString(),
  }
}

it('renders a translation with markup as plain text (reliability X4)', async () => {
  const evil = '<script>window.__ran=1</script><img src=x onerror=alert(1)>'
  const network = await openNetwork()
  closing.push(network.close)
  network.publish('sv-SE', { 'search.title': evil, 'search.filters': evil, 'search.empty.text': evil })
  const { translations } = listenTo(network.address, freshFolder())
  closing.push(() => translations.close())
  await translations.ready()
  expect(translations.translationsFor('sv', ['search'])['search.title']).toBe(evil)
  const { markup, json, head } = await searchAnswer(translations)
  expect(markup).toContain('&lt;script&gt;window.__ran=1&lt;/script&gt;')
  expect(markup).not.toContain('<script>window')
  expect(markup).not.toContain('<img src=x')
  expect(json).not.toContain('<')
  // The host escapes the title in the document.
  expect(head.title).toContain(evil)
  expect(
    translatorOf({ ...context, translations: { 'search.shown-of': '{0} {1}' } })('search.shown-of', evil, 1),
  ).toBe(`${evil} 1`)
})

it('renders the key of a missing text and logs it once (SITE-6)', async () => {
  const { translations, lines } = listenTo('http://127.0.0.1:9/translations', freshFolder())
  closing.push(() => translations.close())
  const holes: PageRequest['translations'] = {
    ...translations,
    translationsFor: (language, groups) => {
      const { 'search.title': _hole, ...rest } = translationsFor(language, groups)
      return rest
    },
  }
  for (let time = 0; time < 3; time += 1) {
    const { status, markup } = await searchAnswer(holes)
    expect(status).toBe(200)
    expect(markup).toContain('search.title')
    expect(markup).not.toContain('[search.title]')
  }
  expect(lines.filter(({ msg }) => msg === 'a translation is missing')).toMatchObject([
    { level: 'error', language: 'sv', key: 'search.title' },
  ])
})

it.each([
  ['local', '[cart.title]'],
  ['dev', '[cart.title]'],
  ['test', 'cart.title'],
  ['prd', 'cart.title'],
] as const)('shows a missing text in %s as %s (SITE-6)', (environment, text) => {
  expect(translatorOf({ ...context, environment, translations: {} })('cart.title')).toBe(text)
})

it('sends a page the texts of its own groups and of the shell, and no others', async () => {
  const asked: (readonly string[])[] = []
  await searchAnswer({
    translationsFor: (language, groups) => {
      asked.push(groups)
      return translationsFor(language, groups)
    },
    missing: () => {},
  })
  expect(asked[0]).toContain('search')
  expect(asked[0]).not.toContain('checkout')
  expect(asked[0]?.length).toBeLessThan(allGroups.length)
})
