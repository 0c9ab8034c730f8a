import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeServices, openFakeServices } from './fake-services.ts'
import { openSettledShop, type SettledShop, type Visit } from './settled-shop.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'

let fakes: FakeServices
let metricsPort: number
/** The file that measures, in this build. */
let vitalsFile: string
let shop: SettledShop
const say = translatorOf('sv')

/** A port that is free now; the port for operators does not print its own. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

beforeAll(async () => {
  const build = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Record<string, { file: string }>
  vitalsFile = build['shop/shell/vitals/measure-vitals.ts']?.file ?? ''
  metricsPort = await freePort()
  fakes = await openFakeServices()
  const { origin } = fakes
  const counting = {
    id: 'analytics',
    kind: 'analytics',
    script: `${origin}/count.js?site={siteId}`,
    attributes: { 'data-language': '{language}' },
    reach: { img: [origin] },
    consent: 'C0002',
    stores: { cookies: ['stats_*'], local: ['stats.visit'], session: ['stats.*'] },
  }
  shop = await openSettledShop(
    {
      se: {
        externalServices: [
          counting,
          {
            id: 'tags',
            kind: 'tag-manager',
            script: `${origin}/tags.js`,
            reach: { script: [origin] },
            trustedTypes: ['tags#html'],
            consent: 'C0002',
          },
          {
            id: 'feedback',
            kind: 'feedback',
            script: `${origin}/form.js`,
            reach: { frame: [origin], style: [origin], font: [origin] },
            consent: 'C0003',
          },
          {
            id: 'translation',
            kind: 'machine-translation',
            script: `${origin}/translate.js`,
            reach: { connect: [origin] },
            consent: 'C0003',
          },
        ],
      },
      prevex: { externalServices: [counting] },
    },
    { METRICS_PORT: String(metricsPort) },
  )
})
afterAll(async () => {
  await shop.stop()
  await fakes.close()
})

const banner = (page: Page, name = say('consent.title-others')): Locator => page.getByRole('region', { name })
const press = (page: Page, name: string, of: Locator = banner(page)): Promise<void> =>
  of.getByRole('button', { name, exact: true }).click()
const asked = (...paths: string[]): number => fakes.asked.filter(({ path }) => paths.includes(path)).length
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
/** The banner that can be pressed, not that of the first paint. */
const interactive = async ({ page }: Visit): Promise<void> => {
  await page.locator('#consent-first-paint').waitFor({ state: 'detached' })
}

it('loads external services after consent only, and stops and clears them at withdrawal (HELP-8, SITE-7)', async () => {
  const visit = await shop.visit('se')
  const { page, open, complaints, requests } = visit
  fakes.asked.length = 0
  for (const path of ['/', '/search?parameters.SearchPhrase=ventil', '/c/valves', '/cart']) await open(path)
  await interactive(visit)
  // Asked about all three groups, and nothing was answered yet.
  await press(page, say('consent.choose'))
  expect(await banner(page).getByRole('switch').count()).toBe(2)
  expect([fakes.asked, requests.filter((url) => !url.startsWith(shop.origin('se')))]).toEqual([[], []])

  // Statistics alone: analytics and tag manager load, feedback does not.
  await banner(page)
    .getByRole('switch', { name: say('consent.statistics') })
    .click()
  await press(page, say('consent.save'))
  await expect.poll(() => asked('/count.js', '/tags.js', '/more.js')).toBe(3)
  // The id of every site outside production, and the language of the page (SITE-7).
  await expect.poll(() => asked('/count')).toBeGreaterThan(1)
  const [visited] = fakes.asked.filter(({ path }) => path === '/count')
  expect(Object.fromEntries(visited?.query ?? [])).toEqual({ site: '2', language: 'sv', event: 'visit' })
  await expect.poll(() => fakes.asked.some(({ query }) => query.get('event') === 'user_info')).toBe(true)
  expect(await stored(page)).toEqual(expect.arrayContaining(['stats_id', 'stats.visit', 'stats.page']))
  expect(await page.evaluate(() => document.documentElement.dataset['moreLoaded'])).toBe('')
  expect(asked('/form.js', '/form.html', '/translate.js')).toBe(0)

  // Another group on the same page: only what is new loads.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.consent') })
    .click()
  await press(page, say('consent.accept'))
  await page.frameLocator('iframe[title=feedback]').locator('title').waitFor({ state: 'attached' })
  expect([asked('/count.js'), asked('/form.js'), asked('/translate.js')]).toEqual([1, 1, 0])
  // With its style sheet and its font, which the site opens for it.
  await expect.poll(() => asked('/form.css', '/form.woff2')).toBe(2)
  expect(await page.locator('#feedback-button').evaluate((button) => getComputedStyle(button).color)).toBe(
    'rgb(1, 2, 3)',
  )

  // Withdrawal: the page reloads without them, and what they have stored is gone.
  const reloaded = page.waitForEvent('load')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.consent') })
    .click()
  await press(page, say('consent.refuse'))
  await reloaded
  fakes.asked.length = 0
  for (const path of ['/', '/search']) await open(path)
  expect((await stored(page)).filter((name) => /^(?:stats|_ga|GA4|fingerprint)/u.test(name))).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
  expect([fakes.asked, fakes.refused, complaints]).toEqual([[], [], []])
})

it('loads machine translation for a user with translationEnabled only (HELP-8)', async () => {
  for (const [userName, times] of [
    ['anna', 0],
    ['maria', 1],
  ] as const) {
    const visit = await shop.visit('se')
    const { page, open, complaints } = visit
    await open('/')
    expect(await signInByCall(page, userName)).toContain('true')
    fakes.asked.length = 0
    await open('/')
    await interactive(visit)
    expect(asked('/translate.js')).toBe(0)
    await press(page, say('consent.accept'))
    await page.frameLocator('iframe[title=feedback]').locator('title').waitFor({ state: 'attached' })
    await expect.poll(() => asked('/translate')).toBe(times)
    expect([userName, asked('/translate.js')]).toEqual([userName, times])
    const [sent] = fakes.asked.filter(({ path }) => path === '/translate')
    if (sent) expect(JSON.parse(sent.body)).toMatchObject({ language: 'sv-SE' })
    expect([fakes.refused, complaints]).toEqual([[], []])
  }
})

it('keeps Trusted Types enforced on a site with external services (HELP-8)', async () => {
  const visit = await shop.visit('prevex')
  const { page, open } = visit
  const finnish = translatorOf('fi')
  await open('/')
  await interactive(visit)
  await press(page, finnish('consent.accept'), banner(page, finnish('consent.title')))
  await expect.poll(() => asked('/count.js')).toBeGreaterThan(0)
  const outcomes = await page.evaluate((origin) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const tried = (act: () => unknown): string => {
      try {
        act()
        return 'allowed'
      } catch (failure) {
        return failure instanceof Error ? failure.name : 'failed'
      }
    }
    const types = Reflect.get(window, 'trustedTypes') as {
      createPolicy(name: string, rules: object): unknown
    }
    const rules = { createScriptURL: (text: string) => text }
    return [
      tried(() => {
        document.createElement('script').src = `${origin}/more.js`
      }),
      tried(() => {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
      }),
      // Of another site, of nobody, and the shop's own a second time.
      tried(() => types.createPolicy('tags#html', rules)),
      tried(() => types.createPolicy('default', rules)),
      tried(() => types.createPolicy('external-services', rules)),
    ]
  }, fakes.origin)
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'TypeError'))
  // The other services of se are closed here: neither framed nor loaded nor styled.
  const blocked = await page.evaluate(
    (origin) =>
      new Promise<string[]>((reported) => {
        const refused: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (refused.push(effectiveDirective) === 3) reported(refused.toSorted())
        })
        const frame = document.createElement('iframe')
        frame.src = `${origin}/form.html`
        document.body.append(frame)
        const sheet = document.createElement('link')
        sheet.rel = 'stylesheet'
        sheet.href = `${origin}/form.css`
        document.head.append(sheet)
        void new FontFace('feedback', `url(${origin}/form.woff2)`).load().catch(() => {})
      }),
    fakes.origin,
  )
  expect(blocked).toEqual(['font-src', 'frame-src', 'style-src-elem'])
})

it('loads nothing, not even its own code for it, on a site without external services (HELP-8)', async () => {
  const served = await shop.visit('prevex')
  const without = await shop.visit('no')
  const norwegian = translatorOf('nn')
  const finnish = translatorOf('fi')
  fakes.asked.length = 0
  const files: Record<string, string[]> = {}
  for (const [site, visit, words] of [
    ['no', without, norwegian],
    ['prevex', served, finnish],
  ] as const) {
    await visit.open('/')
    await interactive(visit)
    await press(visit.page, words('consent.accept'), banner(visit.page, words('consent.title')))
    await expect
      .poll(() =>
        visit.page.evaluate(() => (window.dataLayer ?? []).some(({ event }) => event === 'user_info')),
      )
      .toBe(true)
    if (site === 'no') expect(fakes.asked).toEqual([])
    else await expect.poll(() => asked('/count.js')).toBe(1)
    files[site] = visit.requests.filter((url) => url.includes('/assets/')).map((url) => new URL(url).pathname)
  }
  const extra = files['prevex']?.filter((file) => file.endsWith('.js') && !files['no']?.includes(file)) ?? []
  // Brands differ in nothing but styles and fonts: what remains is the code of the services.
  expect(extra).toHaveLength(1)
})

/** The number of pages of a kind whose first paint browsers have reported, from the port for operators. */
async function painted(page: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = `web_vitals_seconds_count{name="FCP",page="${page}",site="fi"} `
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  )
}

/** Waits until the page measures: its code has loaded, and the first paint is known. */
const measured = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (file) =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)) &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    vitalsFile,
  )

it('sends web vitals of a page after consent only, when it is left', async () => {
  const visit = await shop.visit('fi')
  const { page, open, complaints } = visit
  const finnish = translatorOf('fi')
  await open('/search')
  await interactive(visit)
  await open('/cart')
  await interactive(visit)
  await press(page, finnish('consent.accept'), banner(page, finnish('consent.title')))
  await open('/search')
  await measured(page)
  await open('/')
  await measured(page)
  await expect.poll(() => painted('search')).toBe(1)
  // Neither the page before the consent, nor the same page twice.
  await open('/cart')
  await expect.poll(() => painted('start')).toBe(1)
  expect([await painted('search'), complaints]).toEqual([1, []])
})
