import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, type SiteKey, sites } from '@tradecounter/api/contract'
import { HtmlValidate } from 'html-validate'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settled } from './lists.ts'
import { rules } from './markup/rules.ts'
import { ownShop } from './own-shop.ts'
import { type Program, startProgram } from './program.ts'
import { addByCall, signInByCall } from './sign-in-by-call.ts'
import { openChromium, type Visit } from './visit.ts'

const { visit } = openChromium()
const validator = new HtmlValidate(rules)

/** A host whose service is away: all of its pages are faults. */
let alone: Program
const folder = mkdtempSync(join(tmpdir(), 'alone-'))
beforeAll(async () => {
  mkdirSync(join(folder, 'keys'))
  writeFileSync(join(folder, 'keys', 'host-secret'), 'secret')
  alone = await startProgram('ssr/server/main.ts', {
    DATA_DIR: folder,
    API_ORIGIN: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await alone.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Kind {
  path: string
  status: number
  /** For a customer with something in the cart and an order. */
  own?: true
}
const kinds = {
  start: { path: '/', status: 200 },
  search: { path: '/search?parameters.SearchPhrase=a', status: 200 },
  category: { path: '/c/valves', status: 200 },
  product: { path: '/p/x-T120001', status: 200 },
  'purchase list': { path: '/purchase-list', status: 200 },
  'not found': { path: '/no/such/page', status: 404 },
  fault: { path: '/', status: 503 },
  cart: { path: '/cart', status: 200, own: true },
  checkout: { path: '/checkout', status: 200, own: true },
  confirmation: { path: '/checkout/confirmation/{order}', status: 200, own: true },
  'order history': { path: '/my-pages/order-history', status: 200, own: true },
  order: { path: '/my-pages/order-history/{order}', status: 200, own: true },
  'direct order': { path: '/my-pages/order-directly', status: 200 },
  'order with Excel': { path: '/my-pages/order-with-excel', status: 200 },
  'first password': { path: '/set-password#x', status: 200 },
} satisfies Record<string, Kind>
type KindName = keyof typeof kinds
const kindNames = Object.keys(kinds) as KindName[] // keys of the record above

const buyers: Record<SiteKey, string> = {
  se: 'anna',
  no: 'ingrid',
  fi: 'mikko',
  ax: 'eva',
  'dk-vvs': 'mette',
  'dk-handel': 'jens',
  'gelia-se': 'per',
  'gelia-no': 'solveig',
  prevex: 'aino',
  workwear: 'sara',
}

interface Place {
  /** First part of the host name: a site, or the fifth brand's own host. */
  host: string
  site: SiteKey
  locale: Locale
}
const places: Place[] = [
  ...Object.values(sites).flatMap(({ key, offeredLocales }) =>
    offeredLocales.map((locale) => ({ host: key, site: key, locale })),
  ),
  ...sites.se.offeredLocales.map((locale) => ({ host: 'solelgrossisten', site: 'se' as const, locale })),
]

/** Every kind on the first place, one kind on each other, in turn; everything everywhere with LONG=1. */
const kindsOf = (at: number): KindName[] =>
  at === 0 || process.env.LONG === '1'
    ? kindNames
    : kindNames.filter((_, kind) => kind === at % kindNames.length)

/** Two kinds at a time, so that no test takes long. */
const looks = places.flatMap((place, at) => {
  const asked = kindsOf(at)
  const parts = Array.from({ length: Math.ceil(asked.length / 2) }, (_, part) =>
    asked.slice(part * 2, part * 2 + 2),
  )
  return parts.map((part) => ({ ...place, kinds: part }))
})

/** What is wrong with the markup as the server sent it, and what axe finds on the page as it stands. */
async function faultsOf(
  { page, complaints, checkAccess }: Visit,
  answer: Response | null,
): Promise<string[]> {
  const markup = (await answer?.text()) ?? ''
  const { results } = await validator.validateString(markup)
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const near = markup.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 100)
      return `${page.url()}: ${ruleId}: ${message}: ${near}`
    })
  await settled(page)
  await checkAccess()
  const told = complaints.splice(0).filter((complaint) => !complaint.includes('Failed to load resource'))
  return [...new Set(faults), ...told]
}

describe('markup (html-validate) and accessibility (axe) of the pages', () => {
  // Side by side: each waits long for its pages to come to rest.
  it.concurrent.each(looks)('$host in $locale: $kinds', async ({ host, site, locale, kinds: asked }) => {
    const seen = await visit(host)
    const { page } = seen
    const prefix = locale === sites[site].defaultLocale ? '' : `/${locale}`
    const faults: string[] = []
    const open = async (name: KindName, order = ''): Promise<void> => {
      const { path, status } = kinds[name]
      const origin = `http://local.${host}.localhost:${name === 'fault' ? new URL(alone.origin).port : ownShop.port}`
      const whole = prefix + (path === '/' && prefix !== '' ? '' : path.replace('{order}', order))
      const answer = await page.goto(origin + whole)
      expect([name, answer?.status()]).toEqual([name, status])
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      faults.push(...(await faultsOf(seen, answer)))
    }
    for (const name of asked) if (!('own' in kinds[name])) await open(name)
    const own = asked.filter((name) => 'own' in kinds[name])
    if (own.length > 0) {
      await seen.open('/')
      expect(await signInByCall(page, buyers[site])).toContain('"true"')
      expect(await addByCall(page, 'T120001')).toBe(200)
      const order = await page.evaluate(async () => {
        const history: { orders: { orderNumber: string }[] } = await (
          await fetch('/api/my-pages/order-history')
        ).json()
        return history.orders[0]?.orderNumber ?? 'none'
      })
      for (const name of own) await open(name, order)
    }
    await seen.context.close()
    expect(faults).toEqual([])
  })

  it('se in sv-SE: a page without permission (403)', async () => {
    const seen = await visit('se')
    await seen.open('/')
    expect(await signInByCall(seen.page, 'nils')).toContain('"true"')
    const answer = await seen.page.goto('/my-pages/order-history')
    expect(answer?.status()).toBe(403)
    expect(await faultsOf(seen, answer)).toEqual([])
  })

  it('covers every brand, language and kind of page', () => {
    const looked = places.flatMap((place, at) => kindsOf(at).map((kind) => ({ ...place, kind })))
    expect(new Set(looked.map(({ kind }) => kind)).size).toBe(kindNames.length)
    expect(new Set(looked.map(({ locale }) => locale)).size).toBe(7)
    expect(new Set(looked.map(({ host, site }) => (host === site ? sites[site].brand : host))).size).toBe(5)
  })

  it('finds broken markup', async () => {
    const { valid } = await validator.validateString(
      '<p><div>x</div></p><img src="x"><button><a href="/">x</a></button>',
    )
    expect(valid).toBe(false)
  })
})
