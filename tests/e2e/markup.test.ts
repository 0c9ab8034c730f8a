import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, type SiteKey, sites } from '@tradecounter/api/contract'
import { HtmlValidate } from 'html-validate'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForHydration } from './hydration.ts'
import { settled } from './lists.ts'
import { rules } from './markup/rules.ts'
import { ownShop } from './own-shop.ts'
import { type Program, startProgram } from './program.ts'
import { addByCall, signInByCall } from './sign-in-by-call.ts'
import { openChromium, type WatchedPage } from './visit.ts'

const { visit } = openChromium()
const validator = new HtmlValidate(rules)

/** A host whose service is unavailable: all of its pages are error pages. */
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
  /** A buyer with a cart and an order, or an administrator; else a visitor. */
  reader?: 'buyer' | 'administrator'
}
const kinds = {
  start: { path: '/', status: 200 },
  search: { path: '/search?parameters.SearchPhrase=a', status: 200 },
  category: { path: '/c/valves', status: 200 },
  product: { path: '/p/x-T120001', status: 200 },
  'purchase list': { path: '/purchase-list', status: 200 },
  'not found': { path: '/no/such/page', status: 404 },
  fault: { path: '/', status: 503 },
  cart: { path: '/cart', status: 200, reader: 'buyer' },
  checkout: { path: '/checkout', status: 200, reader: 'buyer' },
  confirmation: { path: '/checkout/confirmation/{order}', status: 200, reader: 'buyer' },
  'my account': { path: '/my-pages/my-account', status: 200, reader: 'buyer' },
  'my settings': { path: '/my-pages/my-account/settings', status: 200, reader: 'buyer' },
  'my security': { path: '/my-pages/my-account/security', status: 200, reader: 'buyer' },
  'order history': { path: '/my-pages/order-history', status: 200, reader: 'buyer' },
  order: { path: '/my-pages/order-info/{order}', status: 200, reader: 'buyer' },
  'track and trace': { path: '/track-and-trace?number={order}&postalCode=1', status: 200 },
  'become a customer': { path: '/become-a-customer/customer-account-application', status: 200 },
  'terms of an application': {
    path: '/become-a-customer/customer-account-application?tab=terms',
    status: 200,
  },
  'direct order': { path: '/my-pages/order-directly', status: 200 },
  'order with Excel': { path: '/my-pages/order-with-excel', status: 200 },
  'company information': { path: '/my-pages/company-information', status: 200, reader: 'administrator' },
  'change log of the company': {
    path: '/my-pages/company-information/audit',
    status: 200,
    reader: 'administrator',
  },
  'my salesperson': { path: '/my-pages/my-sales-person', status: 200 },
  attestation: { path: '/my-pages/attestation', status: 200, reader: 'administrator' },
  deputies: { path: '/my-pages/attestation?view=deputies', status: 200, reader: 'administrator' },
  'rules for approval': {
    path: '/my-pages/user-administration?view=approval',
    status: 200,
    reader: 'administrator',
  },
  offers: { path: '/my-pages/offers', status: 200 },
  'a new offer': { path: '/my-pages/offers?view=new', status: 200 },
  'an offer': { path: '/my-pages/offers?offer=demo-offer-c-ror-4', status: 200 },
  'order agreements': { path: '/my-pages/order-agreements', status: 200 },
  'an order agreement': { path: '/my-pages/order-agreements?agreement=demo-agreement-c-ror-1', status: 200 },
  users: { path: '/my-pages/user-administration', status: 200, reader: 'administrator' },
  'invite a user': { path: '/my-pages/user-administration?view=new', status: 200, reader: 'administrator' },
  'one user': { path: '/my-pages/user-administration?user=u-anna', status: 200, reader: 'administrator' },
  'limits of roles': {
    path: '/my-pages/user-administration?view=limits',
    status: 200,
    reader: 'administrator',
  },
  'import users': { path: '/my-pages/user-administration?view=import', status: 200, reader: 'administrator' },
  invoices: { path: '/my-pages/invoices', status: 200, reader: 'administrator' },
  returns: { path: '/my-pages/returns-and-complaints', status: 200, reader: 'buyer' },
  'a new return': { path: '/my-pages/returns-and-complaints?view=new', status: 200, reader: 'buyer' },
  'customer administration': {
    path: '/my-pages/customer-administration',
    status: 200,
    reader: 'administrator',
  },
  units: { path: '/my-pages/customer-administration/units', status: 200, reader: 'administrator' },
  'cost centres': {
    path: '/my-pages/customer-administration/cost-centres',
    status: 200,
    reader: 'administrator',
  },
  'users of several customers': {
    path: '/my-pages/customer-administration/users',
    status: 200,
    reader: 'administrator',
  },
  'first password': { path: '/set-password#x', status: 200 },
  'forgotten password': { path: '/forgotten-password', status: 200 },
  'unlock account': { path: '/unlock-account#x', status: 200 },
  'confirm e-mail': { path: '/confirm-email#x', status: 200 },
  'accept an invitation': { path: '/accept-invitation#x', status: 200 },
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
/** Other sites have none: a visitor opens the page there. */
const administrators: Partial<Record<SiteKey, string>> = {
  se: 'olof',
  'gelia-no': 'solveig',
  workwear: 'sara',
}

const readerOf = (name: KindName): Kind['reader'] => {
  const { reader }: Kind = kinds[name]
  return reader
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

/** Every kind on the first site, one kind on each other, in turn; all combinations with LONG=1. */
const kindsOf = (at: number): KindName[] =>
  at === 0 || process.env.LONG === '1'
    ? kindNames
    : kindNames.filter((_, kind) => kind === at % kindNames.length)

/** Two kinds for the same reader at a time, so that no test takes long. */
const looks = places.flatMap((place, at) =>
  ([undefined, 'buyer', 'administrator'] as const).flatMap((reader) => {
    const asked = kindsOf(at).filter((name) => readerOf(name) === reader)
    return Array.from({ length: Math.ceil(asked.length / 2) }, (_, part) => ({
      ...place,
      reader,
      kinds: asked.slice(part * 2, part * 2 + 2),
    }))
  }),
)

/** Errors in the server's markup, and findings of axe on the page. */
async function faultsOf(
  { page, complaints, checkAccess }: WatchedPage,
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
  // A page without the service repeats its calls, so that its network never rests.
  await (answer?.status() === 503 ? waitForHydration(page) : settled(page))
  await checkAccess()
  const told = complaints.splice(0).filter((complaint) => !complaint.includes('Failed to load resource'))
  return [...new Set(faults), ...told]
}

describe('markup (html-validate) and accessibility (axe) of the pages', () => {
  // In parallel, because each waits for its pages to settle.
  it.concurrent.each(looks)(
    '$host in $locale: $kinds',
    async ({ host, site, locale, reader, kinds: asked }) => {
      const seen = await visit(host)
      const { page } = seen
      const prefix = locale === sites[site].defaultLocale ? '' : `/${locale}`
      const faults: string[] = []
      const open = async (name: KindName, order: string): Promise<void> => {
        const { path, status } = kinds[name]
        const origin = `http://local.${host}.localhost:${name === 'fault' ? new URL(alone.origin).port : ownShop.port}`
        const whole = prefix + (path === '/' && prefix !== '' ? '' : path.replace('{order}', order))
        const answer = await page.goto(origin + whole)
        expect([name, answer?.status()]).toEqual([name, status])
        expect(await page.locator('html').getAttribute('lang')).toBe(locale)
        faults.push(...(await faultsOf(seen, answer)))
      }
      const userName = reader === 'administrator' ? administrators[site] : reader && buyers[site]
      if (userName !== undefined) {
        await seen.open('/')
        expect(await signInByCall(page, userName)).toContain('"true"')
      }
      let order = ''
      if (reader === 'buyer') {
        expect(await addByCall(page, 'T120001')).toBe(200)
        order = await page.evaluate(async () => {
          const history: { orders: { orderNumber: string }[] } = await (
            await fetch('/api/my-pages/order-history')
          ).json()
          return history.orders[0]?.orderNumber ?? 'none'
        })
      }
      for (const name of asked) await open(name, order)
      await seen.context.close()
      expect(faults).toEqual([])
    },
  )

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
