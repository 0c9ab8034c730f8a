import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { wordsOf } from '@tradecounter/shop/core'
import { searchPage } from '@tradecounter/shop/pages/search'
import { allGroups, wordGroups, wordsFor } from '@tradecounter/shop/words'
import { answerPage } from '../../../ssr/pages/answer-page.tsx'
import type { PageRequest } from '../../../ssr/pages/page-context.ts'
import { searchResult } from '../../shop/catalogue.ts'
import { freshFolder, listenTo, openNetwork } from './delivery-network.ts'
import { noPost, openHost, type OpenHost, visitorContext } from '../stand-ins.ts'

/** Asks until it is so. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

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
  const manifest = await host.ask('/words/manifest.json')
  expect(manifest.headers['cache-control']).toBe('public, max-age=60')
  const files = filesOf(manifest.text)
  expect(Object.keys(files)).toEqual(['sv-SE', 'fi-FI', 'nn-NO', 'da-DK', 'en', 'en-US', 'en-GB'])
  const keys = Object.values(wordGroups)
    .flatMap(({ sv }) => Object.keys(sv))
    .toSorted()
  for (const name of Object.values(files)) {
    const plain = await host.ask(`/words/${name}`)
    expect([plain.status, plain.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(Object.keys(JSON.parse(plain.text) as object).toSorted()).toEqual(keys)
    expect(name).toContain(createHash('sha256').update(plain.body).digest('hex').slice(0, 16))
    const small = await host.ask(`/words/${name}`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(zlib.brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
    expect(small.body.length).toBeLessThan(plain.body.length / 2)
  }
  const again = await host.ask('/words/manifest.json', {
    headers: { 'if-none-match': manifest.headers.etag ?? '' },
  })
  expect([again.status, again.text]).toEqual([304, ''])
})

it.each(['/words/sv-SE.0123456789abcdef.json', '/words/sv.json', '/words', '/words/', '/words/a/b'])(
  'answers 404 for %s',
  async (path) => {
    const host = await hostWith()
    expect((await host.ask(path)).status).toBe(404)
  },
)

it('can be the delivery network of another host (SITE-6)', async () => {
  const host = await hostWith()
  const other = listenTo(`http://localhost:${host.port}/words`, freshFolder())
  closing.push(() => other.words.close())
  await other.words.ready()
  expect(other.lines).toEqual([])
  expect(other.words.manifest()).toEqual({
    body: (await host.ask('/words/manifest.json')).text,
    etag: expect.any(String),
  })
})

it('empties the page cache when texts change', async () => {
  const network = await openNetwork()
  closing.push(network.close)
  network.publish('sv-SE', { 'cart.title': 'Korgen' })
  const { words } = listenTo(network.address, freshFolder())
  closing.push(() => words.close())
  await words.ready()
  const host = await hostWith({ translations: words })
  for (let time = 0; time < 3; time += 1) await host.ask('/cart')
  expect(host.rendered).toEqual(['cart'])
  const changed = vi.fn<() => void>()
  words.onChange(changed)
  network.publish('sv-SE', { 'cart.title': 'Nya korgen' })
  await soon(() => expect(changed).toHaveBeenCalled())
  await host.ask('/cart')
  expect(host.rendered).toEqual(['cart', 'cart'])
})

const context: PageRequest['context'] = { ...visitorContext, environment: 'prd' }

async function searchAnswer(words: PageRequest['words']) {
  const answer = await answerPage(searchPage, {
    route: { page: 'search', query: '' },
    context,
    words,
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

it('writes a translation with markup as the text that it is (reliability X4)', async () => {
  const evil = '<script>window.__ran=1</script><img src=x onerror=alert(1)>'
  const network = await openNetwork()
  closing.push(network.close)
  network.publish('sv-SE', { 'search.title': evil, 'search.filters': evil, 'search.empty.text': evil })
  const { words } = listenTo(network.address, freshFolder())
  closing.push(() => words.close())
  await words.ready()
  expect(words.wordsFor('sv', ['search'])['search.title']).toBe(evil)
  const { markup, json, head } = await searchAnswer(words)
  expect(markup).toContain('&lt;script&gt;window.__ran=1&lt;/script&gt;')
  expect(markup).not.toContain('<script>window')
  expect(markup).not.toContain('<img src=x')
  expect(json).not.toContain('<')
  // The host escapes the title where it writes the document.
  expect(head.title).toContain(evil)
  expect(wordsOf({ ...context, words: { 'search.shown-of': '{0} {1}' } })('search.shown-of', evil, 1)).toBe(
    `${evil} 1`,
  )
})

it('shows the key of a missing text, renders the page, and logs it once (SITE-6)', async () => {
  const { words, lines } = listenTo('http://127.0.0.1:9/words', freshFolder())
  closing.push(() => words.close())
  const holes: PageRequest['words'] = {
    ...words,
    wordsFor: (language, groups) => {
      const { 'search.title': _hole, ...rest } = wordsFor(language, groups)
      return rest
    },
  }
  for (let time = 0; time < 3; time += 1) {
    const { status, markup } = await searchAnswer(holes)
    expect(status).toBe(200)
    expect(markup).toContain('search.title')
    expect(markup).not.toContain('[search.title]')
  }
  expect(lines.filter(({ msg }) => msg === 'a word is missing')).toMatchObject([
    { level: 'error', language: 'sv', key: 'search.title' },
  ])
})

it.each([
  ['local', '[cart.title]'],
  ['dev', '[cart.title]'],
  ['test', 'cart.title'],
  ['prd', 'cart.title'],
] as const)('shows a missing text in %s as %s (SITE-6)', (environment, text) => {
  expect(wordsOf({ ...context, environment, words: {} })('cart.title')).toBe(text)
})

it('sends a page the texts of its own groups and of the shell only', async () => {
  const asked: (readonly string[])[] = []
  await searchAnswer({
    wordsFor: (language, groups) => {
      asked.push(groups)
      return wordsFor(language, groups)
    },
    missing: () => {},
  })
  expect(asked[0]).toContain('search')
  expect(asked[0]).not.toContain('checkout')
  expect(asked[0]?.length).toBeLessThan(allGroups.length)
})
