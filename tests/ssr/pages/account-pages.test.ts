import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/people/users.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { HostBrowser } from '../host-browser.ts'
import type { OpenHost } from '../stand-ins.ts'
import { openWholeHost } from '../whole-shop.ts'

/** What each page shows to an administrator before any script runs. */
const shown = {
  'my-account': ['Olof Berg', 'Lindqvist Rör AB', 'Fler kulventiler i lager'],
  'my-sales-person': ['Sara Berg', 'Butik Stockholm'],
  'company-information': ['Lindqvist Rör AB', '104210'],
  'user-administration': ['Oskar Nyberg', 'elsa@demo.example', 'Administratör'],
  'customer-administration': ['Lindqvist Rör AB', 'Organisationsnummer'],
} as const

const parser = new new JSDOM().window.DOMParser()

let demo: DemoShop
let host: OpenHost
beforeAll(async () => {
  demo = await openDemoShop()
  host = await openWholeHost(demo)
}, 120_000)
afterAll(async () => {
  await host.close()
  await demo.close()
})

interface OpenedPage {
  status: number
  html: string
  main: string
  current: string
}

async function open(user: string, page: string): Promise<OpenedPage> {
  const browser = new HostBrowser(host)
  expect((await browser.post('/bff/login', { username: user, password: demoPassword })).status).toBe(200)
  const { status, text } = await browser.get(`/my-pages/${page}`)
  const document = parser.parseFromString(text, 'text/html')
  return {
    status,
    html: text,
    main: document.querySelector('main')?.textContent ?? '',
    current: document.querySelector('nav [aria-current="page"]')?.getAttribute('href') ?? '',
  }
}

describe('the pages of account and company', () => {
  it('are shown to an administrator with their data, in the navigation of my pages (MY-2)', async () => {
    for (const [page, texts] of Object.entries(shown)) {
      const { status, main, current } = await open('olof', page)
      expect([page, status, current]).toEqual([page, 200, `/my-pages/${page}`])
      for (const text of texts) expect(main).toContain(text)
    }
  })

  it('send once what several lists of a page need', async () => {
    const { html } = await open('olof', 'company-information')
    expect(html.match(/setting\?key=columns\.(?:addresses|contacts|change-requests)"/gu)).toHaveLength(3)
    expect(html.match(/setting\?key=table\.density"/gu)).toHaveLength(1)
  })

  it.each([
    'offers?offer=unknown',
    'order-agreements?agreement=unknown',
    'my-lists?list=unknown',
    'attestation?request=unknown',
    'returns-and-complaints?case=R9999999',
    'invoices/999999999',
    'user-administration?user=unknown',
  ])('answer 404 for a document or a user that does not exist: %s', async (page) => {
    expect((await open('olof', page)).status).toBe(404)
  })

  it('answer 403 in the same frame to a user without permission', async () => {
    const { status, main } = await open('anna', 'user-administration')
    expect(status).toBe(403)
    expect(main).not.toContain('oskar@demo.example')
  })
})
