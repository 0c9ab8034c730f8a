import { afterAll, beforeAll, expect, it } from 'vitest'
import { HostBrowser, openRealHost, type RealHost } from '../host-browser.ts'

let real: RealHost
beforeAll(async () => {
  real = await openRealHost()
})
afterAll(() => real.close())

it.each([
  ['local.se.localhost', ['a-klubben', 'planogram', 'download']],
  ['local.solelgrossisten.localhost', ['download']],
  // An unknown host has the list of se.
  ['shop.unknown.example', ['a-klubben', 'planogram', 'download']],
])(
  'approves the pages in the list of the visited host: %s, whatever brand a caller names (SITE-4, MY-1)',
  async (host, approved) => {
    const browser = new HostBrowser(real.host, { host, 'x-brand': 'tradecounter' })
    expect((await browser.signIn()).status).toBe(200)
    const answer = await browser.post('/bff/menu/my-pages', {
      pages: ['a-klubben', 'planogram', 'download', 'unknown'],
    })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { pages: approved }])
  },
)
