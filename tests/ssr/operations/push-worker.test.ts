import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushWorker } from '../../../ssr/server/operations/push-worker.ts'
import { type OpenHost, openHost } from '../stand-ins.ts'

type Listener = (event: object) => void

/** Runs the worker with what browsers give it, and records what it does. */
function runWorker(open: readonly string[] = []) {
  const listeners = new Map<string, Listener>()
  const done: unknown[] = []
  const note =
    (what: string) =>
    (...values: unknown[]) =>
      void done.push([what, ...values])
  runInNewContext(pushWorker, {
    URL,
    location: { origin: 'https://www.company.se' },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    registration: { showNotification: note('show') },
    clients: {
      matchAll: () => Promise.resolve(open.map((url) => ({ url, focus: note(`focus ${url}`) }))),
      openWindow: note('open'),
    },
  })
  return {
    names: [...listeners.keys()],
    done,
    tell: async (name: string, event: object): Promise<void> => {
      const waits: unknown[] = []
      listeners.get(name)?.({ ...event, waitUntil: (wait: unknown) => void waits.push(wait) })
      await Promise.all(waits)
    },
  }
}

describe('the service worker', () => {
  let host: OpenHost
  beforeAll(async () => {
    host = await openHost()
  })
  afterAll(() => host.close())

  it('is at the root of each site, is asked for again, and may load nothing', async () => {
    for (const site of ['se', 'gelia-no', 'workwear']) {
      const to = { headers: { host: `local.${site}.localhost:${host.port}` } }
      const { status, headers, text } = await host.ask('/sw.js', to)
      expect([status, text]).toEqual([200, pushWorker])
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      const again = await host.ask('/sw.js', {
        headers: { ...to.headers, 'if-none-match': String(headers['etag']) },
      })
      expect([again.status, again.text]).toEqual([304, ''])
    }
  })

  it('shows what it is sent, and listens to nothing else', async () => {
    const worker = runWorker()
    expect(worker.names).toEqual(['push', 'notificationclick'])
    const sent = { title: 'Order 1', body: 'Prevex', lang: 'sv-SE', path: '/my-pages', tag: 'one' }
    await worker.tell('push', { data: { json: () => sent } })
    expect(worker.done).toEqual([
      ['show', 'Order 1', { body: 'Prevex', lang: 'sv-SE', tag: 'one', data: { path: '/my-pages' } }],
    ])
  })

  it.each([
    [
      'a new page',
      [],
      '/my-pages/offers?offer=1',
      [['open', 'https://www.company.se/my-pages/offers?offer=1']],
    ],
    [
      'the page that is open',
      ['https://www.company.se/', 'https://www.company.se/my-pages'],
      '/my-pages',
      [['focus https://www.company.se/my-pages']],
    ],
    ['nothing elsewhere', [], 'https://evil.example/', []],
    ['nothing of another origin', [], '//evil.example/', []],
    ['no script', [], 'javascript:alert(1)', []],
  ])('opens %s', async (_what, open, path, done) => {
    const worker = runWorker(open)
    let closed = false
    await worker.tell('notificationclick', {
      notification: { data: { path }, close: () => void (closed = true) },
    })
    expect([closed, worker.done]).toEqual([true, done])
  })
})
