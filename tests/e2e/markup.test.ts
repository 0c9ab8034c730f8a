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
import { pageExamples, type Reader } from '../setup/page-examples.ts'
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
  name: string
  path: string
  status: number
  /** A buyer with a cart and an order, or an administrator; else a visitor. */
  reader: Reader
  /** It shows a record of the demo, which belongs to a customer of se. */
  record: boolean
}
/** Every page in every state; `ORDER` is replaced by the number of an order of the reader. */
const kinds: readonly Kind[] = [
  ...pageExamples({ article: 'T120001', category: 'valves', order: 'ORDER', invoice: '105000001' }).map(
    ({ page, path, reader, record }) => ({
      name: path,
      path,
      status: page === 'not-found' ? 404 : 200,
      reader,
      record,
    }),
  ),
  // Only with a cart is it more than a note.
  { name: 'cart of a buyer', path: '/cart', status: 200, reader: 'buyer', record: false },
  { name: 'fault', path: '/', status: 503, reader: 'visitor', record: false },
]
const elsewhere = kinds.filter(({ record }) => !record)

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
const kindsOf = (at: number): readonly Kind[] => {
  if (places[at]?.host === 'se' && (at === 0 || process.env.LONG === '1')) return kinds
  return process.env.LONG === '1' ? elsewhere : elsewhere.filter((_, kind) => kind === at % elsewhere.length)
}

/** Two kinds for the same reader at a time, so that no test takes long. */
const looks = places.flatMap((place, at) =>
  (['visitor', 'buyer', 'administrator'] as const).flatMap((reader) => {
    const asked = kindsOf(at).filter((kind) => kind.reader === reader)
    return Array.from({ length: Math.ceil(asked.length / 2) }, (_, part) => {
      const two = asked.slice(part * 2, part * 2 + 2)
      return { ...place, reader, kinds: two, names: two.map(({ name }) => name) }
    })
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
  const reported = complaints.splice(0).filter((complaint) => !complaint.includes('Failed to load resource'))
  return [...new Set(faults), ...reported]
}

describe('markup (html-validate) and accessibility (axe) of the pages', () => {
  // In parallel, because each waits for its pages to settle.
  it.concurrent.each(looks)(
    '$host in $locale: $names',
    async ({ host, site, locale, reader, kinds: asked }) => {
      const seen = await visit(host)
      const { page } = seen
      const prefix = locale === sites[site].defaultLocale ? '' : `/${locale}`
      const faults: string[] = []
      const open = async ({ name, path, status }: Kind, order: string): Promise<void> => {
        const origin = `http://local.${host}.localhost:${name === 'fault' ? new URL(alone.origin).port : ownShop.port}`
        const whole = prefix + (path === '/' && prefix !== '' ? '' : path.replace('ORDER', order))
        // A fragment alone opens no page.
        if (whole.includes('#')) await page.goto('about:blank')
        const answer = await page.goto(origin + whole)
        expect([name, answer?.status()]).toEqual([name, status])
        expect(await page.locator('html').getAttribute('lang')).toBe(locale)
        faults.push(...(await faultsOf(seen, answer)))
      }
      const userName =
        reader === 'administrator' ? administrators[site] : reader === 'buyer' ? buyers[site] : undefined
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
      for (const kind of asked) await open(kind, order)
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
    expect(new Set(looked.map(({ kind }) => kind)).size).toBe(kinds.length)
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
