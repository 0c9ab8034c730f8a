import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { translationsFor } from '@tradecounter/shop/translations'
import { freshFolder, listenTo, type Network, openNetwork } from './delivery-network.ts'

/** Polls until the check passes. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

const builtIn = translationsFor('sv', ['cart'])['cart.title']
let network: Network
let folder: string
let open: ReturnType<typeof listenTo>[]

beforeEach(async () => {
  network = await openNetwork()
  folder = freshFolder()
  open = []
})
afterEach(async () => {
  for (const { translations } of open) translations.close()
  await network.close()
})

/** A host after its first attempt. */
async function host({ address = network.address, patience }: { address?: string; patience?: number } = {}) {
  const listening = listenTo(address, folder, patience)
  open.push(listening)
  await listening.translations.ready()
  return listening
}

describe('texts of the delivery network (SITE-6)', () => {
  it('replace the built-in texts, key by key (SITE-6)', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen', 'nobody.knows': 'x' })
    const { translations, lines } = await host()
    expect(translations.translationsFor('sv', ['cart', 'common'])).toEqual({
      ...translationsFor('sv', ['cart', 'common']),
      'cart.title': 'Korgen',
    })
    expect(lines).toEqual([])
  })

  it('follow the fallback chain: a new English text is used in British English too (SITE-6)', async () => {
    network.publish('en', { 'common.close': 'Shut', 'cart.title': 'Trolley' })
    network.publish('nb-NO', { 'common.close': 'Lukk vinduet' })
    const { translations } = await host()
    expect(translations.translationsFor('en-GB', ['common', 'cart'])).toMatchObject({
      'common.close': 'Shut',
      // British English has its own text, which overrides that of English.
      'cart.title': translationsFor('en-GB', ['cart'])['cart.title'],
    })
    expect(translations.translationsFor('nn', ['common'])['common.close']).toBe(
      translationsFor('nn', ['common'])['common.close'],
    )
    expect(translations.translationsFor('nb', ['common'])['common.close']).toBe('Lukk vinduet')
  })

  it('change with the manifest at run time, and only changed files are fetched (SITE-6)', async () => {
    const english = network.publish('en', { 'common.close': 'Shut' })
    network.publish('sv-SE', { 'cart.title': 'Första' })
    const { translations, title } = await host()
    const reported = vi.fn<() => void>()
    translations.onChange(reported)
    expect(title()).toBe('Första')
    const before = translations.translationsFor('sv', ['cart'])
    expect(translations.translationsFor('sv', ['cart'])).toBe(before)

    network.publish('sv-SE', { 'cart.title': 'Andra' })
    await soon(() => expect(title()).toBe('Andra'))
    expect(reported).toHaveBeenCalledTimes(1)
    expect(translations.translationsFor('sv', ['cart'])).not.toBe(before)
    expect(network.asked.filter((name) => name === english)).toHaveLength(1)
  })

  it('are dropped when the manifest no longer names them', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    const { title } = await host()
    network.instead.set('manifest.json', (_incoming, outgoing) => outgoing.end('{"files":{}}'))
    await soon(() => expect(title()).toBe(builtIn))
  })

  it('with other placeholders than their key are refused and logged once (SITE-6)', async () => {
    const name = network.publish('sv-SE', {
      'cart.title': 'Korgen',
      'cart.remove': 'Ta bort',
      'cart.removed': '{0} {1}',
      'cart.use-typed': '{0} {0}',
      'cart.undone': '{0} {namn}',
      'cart.cancel': '  ',
      'cart.undo': 'Ån\u0000gra',
      'cart.total': 'Sum\u202ema',
    })
    const { translations, warnings } = await host()
    expect(translations.translationsFor('sv', ['cart'])).toEqual({
      ...translationsFor('sv', ['cart']),
      'cart.title': 'Korgen',
    })
    network.publish('en', { 'common.close': 'Shut' })
    await soon(() => expect(translations.translationsFor('en', ['common'])['common.close']).toBe('Shut'))
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toMatchObject({ msg: 'texts refused', file: name, count: 7 })
    expect(warnings()[0]?.refused).toContainEqual({ key: 'cart.remove', reason: 'placeholders' })
  })

  it('cannot reach an object behind a key (__proto__)', async () => {
    network.publishBody('sv-SE', '{"__proto__":{"cart.title":"x"},"constructor":"y","cart.title":"Korgen"}')
    const { translations, title } = await host()
    expect(title()).toBe('Korgen')
    expect(translations.translationsFor('sv', ['cart'])).toEqual({
      ...translationsFor('sv', ['cart']),
      'cart.title': 'Korgen',
    })
  })
})

describe('a delivery network that fails (SITE-6, reliability: translations CDN down)', () => {
  it('is down at the first start: the built-in texts are used, and the failure is logged once', async () => {
    await network.close()
    const { title, warnings } = await host()
    expect(title()).toBe(builtIn)
    await soon(() => expect(warnings()).toHaveLength(1))
    await new Promise((done) => setTimeout(done, 200))
    expect(warnings().map(({ msg }) => msg)).toEqual([
      'texts could not be fetched: the last good ones are shown',
    ])
  })

  it('is down at a later start: uses the last good copy on disk at once', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    const first = await host()
    first.translations.close()
    await network.close()
    const second = listenTo(network.address, folder)
    open.push(second)
    expect(second.title()).toBe('Korgen')
    await second.translations.ready()
    expect(second.title()).toBe('Korgen')
  })

  it('goes down and comes back while the shop runs', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    const { title, lines } = await host()
    network.instead.set('manifest.json', (_incoming, outgoing) => outgoing.writeHead(503).end())
    await soon(() => expect(lines).toHaveLength(1))
    expect(lines[0]).toMatchObject({ level: 'warn', reason: 'the answer is 503' })
    expect(title()).toBe('Korgen')
    network.instead.clear()
    network.publish('sv-SE', { 'cart.title': 'Åter' })
    await soon(() => expect(title()).toBe('Åter'))
    await soon(() => expect(lines.at(-1)).toMatchObject({ level: 'info' }))
  })

  it('is slow, from the first byte or in the middle: no page waits', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    network.instead.set('manifest.json', () => {})
    const began = performance.now()
    const { title, warnings } = await host({ patience: 500 })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(title()).toBe(builtIn)
    await soon(() => expect(warnings()[0]).toMatchObject({ reason: 'the answer took too long' }))
    network.instead.set(
      'manifest.json',
      (_incoming, outgoing) => void outgoing.writeHead(200).write('{"files'),
    )
    await new Promise((done) => setTimeout(done, 700))
    network.instead.clear()
    await soon(() => expect(title()).toBe('Korgen'))
  })

  it.each([
    ['no JSON', 'Bad gateway'],
    ['a list', '[]'],
    ['another shape', '{"files":{"sv-SE":7}}'],
    ['a way out of the folder', '{"files":{"sv-SE":"sv-SE.../../../secret.json"}}'],
    ['another host', '{"files":{"sv-SE":"https://evil.example/sv-SE.0123456789abcdef.json"}}'],
    ["another locale's file", '{"files":{"sv-SE":"fi-FI.0123456789abcdef.json"}}'],
    ['too much', ' '.repeat(20_000) + '{"files":{}}'],
  ])('sends a manifest that is %s', async (_what, body) => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    const { title, warnings } = await host()
    network.instead.set('manifest.json', (_incoming, outgoing) => void outgoing.end(body))
    await soon(() => expect(warnings()).toHaveLength(1))
    expect(title()).toBe('Korgen')
    expect(network.asked.every((name) => /^manifest\.json$|^sv-SE\.[0-9a-f]{16}\.json$/u.test(name))).toBe(
      true,
    )
  })

  it.each([
    ['is cut off', '{"cart.title":"Ko'],
    ['is a page', '<!DOCTYPE html><title>Sign in to the Wi-Fi</title>'],
    ['has other bytes than its name says', '{"cart.title":"Förfalskad"}'],
    ['is too large', `{"cart.title":"${'x'.repeat(1_100_000)}"}`],
    ['is no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('sends a file that %s: that language stays, the others are updated', async (_what, body) => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    const { translations, title, warnings } = await host()
    const bad = network.publish('sv-SE', { 'cart.title': 'Nya korgen' })
    network.publish('en', { 'common.close': 'Shut' })
    network.instead.set(bad, (_incoming, outgoing) => void outgoing.end(body))
    await soon(() => expect(translations.translationsFor('en', ['common'])['common.close']).toBe('Shut'))
    expect(title()).toBe('Korgen')
    expect(String(warnings()[0]?.reason)).toContain(bad)
    network.instead.clear()
    await soon(() => expect(title()).toBe('Nya korgen'))
  })

  it('names a file that holds no texts, under the right hash', async () => {
    network.publishBody('sv-SE', '{"cart.title":{"html":"<b>"}}')
    const { title, warnings } = await host()
    expect(title()).toBe(builtIn)
    expect(String(warnings()[0]?.reason)).toContain('holds no texts')
  })

  it('redirects: the redirect is not followed', async () => {
    const other = await openNetwork()
    other.publish('sv-SE', { 'cart.title': 'Elsewhere' })
    network.instead.set('manifest.json', (_incoming, outgoing) =>
      outgoing.writeHead(302, { Location: `${other.address}/manifest.json` }).end(),
    )
    const { title } = await host()
    expect(title()).toBe(builtIn)
    expect(other.asked).toEqual([])
    await other.close()
  })
})

const copyFile = (): string => join(folder, 'last-good.json')

describe('the copy on disk', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['changed', (text: string) => text.replace('Korgen', 'Annat')],
    ['empty', () => ''],
  ])('that is %s is ignored', async (_what, damage) => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    ;(await host()).translations.close()
    writeFileSync(copyFile(), damage(readFileSync(copyFile(), 'utf8')))
    await network.close()
    expect((await host()).title()).toBe(builtIn)
  })

  it('of another delivery network is not used', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    ;(await host()).translations.close()
    expect((await host({ address: 'http://127.0.0.1:9/translations' })).title()).toBe(builtIn)
  })

  it('leaves no incomplete file, and a write error does not affect the texts', async () => {
    network.publish('sv-SE', { 'cart.title': 'Korgen' })
    await host()
    expect(readdirSync(folder)).toEqual(['last-good.json'])
    const taken = join(folder, 'last-good.json')
    const listening = listenTo(network.address, taken)
    open.push(listening)
    await listening.translations.ready()
    expect(listening.title()).toBe('Korgen')
    expect(String(listening.warnings()[0]?.reason)).toContain('no copy on disk')
  })
})
