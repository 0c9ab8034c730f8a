import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assignVariant } from '@tradecounter/shop/core/experiments'
import { patience } from '../setup/chromium.ts'
import { openSettledShop, type SettledShop, type Visit } from './settled-shop.ts'
import { translatorOf } from './translator.ts'

let shop: SettledShop
const say = translatorOf('sv')
beforeAll(async () => {
  shop = await openSettledShop({}, { EXPERIMENTS: 'aaTest' })
})
afterAll(() => shop.stop())

const halves = [
  ['control', 1],
  ['same', 1],
] as const
const exposures = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'experiment_exposure'))
const waitForEvent = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((wanted) => (window.dataLayer ?? []).some(({ event }) => event === wanted), name),
    )
    .toBe(true)
/** The flags and experiments that the host has rendered. */
const rendered = (page: Page) =>
  page.evaluate(() => {
    const data = document.getElementById('page-data')?.textContent ?? '{}'
    const { context } = JSON.parse(data) as {
      context: { flags: string[]; experiments?: { variant: string }[] }
    }
    return { flags: context.flags, variant: context.experiments?.[0]?.variant }
  })
const fingerprint = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('fingerprintId') ?? '')
const cookieOf = async ({ context }: Visit): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'fingerprintId')?.value ?? ''
const choose = async ({ page }: Visit, name: Parameters<typeof say>[0]): Promise<void> => {
  await page.locator('#consent-first-paint').waitFor({ state: 'detached' })
  const banner = page.getByRole('region', { name: say('consent.title') })
  await banner.getByRole('button', { name: say(name), exact: true }).click()
  await banner.waitFor({ state: 'detached' })
}

it('assigns a browser after consent, shows its variant from the next page on, and counts it once a page (HELP-9)', async () => {
  const visit = await shop.visit('se')
  const { page, open, complaints } = visit
  await open('/')
  // Not assigned: control, without a trace.
  expect([await rendered(page), await cookieOf(visit)]).toEqual([{ flags: [] }, ''])
  await choose(visit, 'consent.accept')
  await waitForEvent(page, 'user_info')
  await expect.poll(() => cookieOf(visit)).toBe(await fingerprint(page))
  // This page does not change, and its visitor is not counted for what is not shown.
  expect([await rendered(page), await exposures(page)]).toEqual([{ flags: [] }, []])

  const print = await fingerprint(page)
  const variant = assignVariant('aaTest', halves, print)
  await open('/')
  await waitForEvent(page, 'user_info')
  expect(await rendered(page)).toEqual({ flags: variant === 'same' ? ['aaTest'] : [], variant })
  const once = [{ event: 'experiment_exposure', experiment_id: 'aaTest', experiment_variant: variant }]
  expect(await exposures(page)).toEqual(once)
  // A change of the address within the page is no other view of it.
  await page.evaluate(() => window.history.pushState(null, '', '/another'))
  await expect
    .poll(() =>
      page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'user_info').length),
    )
    .toBe(2)
  expect(await exposures(page)).toEqual(once)

  // A page that the experiment does not touch is that of everybody.
  await open('/search')
  await waitForEvent(page, 'user_info')
  expect([await rendered(page), await exposures(page)]).toEqual([{ flags: [] }, []])
  expect(complaints).toEqual([])
})

it('shows both variants to browsers that are assigned to them, before any script runs (HELP-9)', async () => {
  const seen = new Set<string>()
  for (let at = 0; seen.size < 2 && at < 40; at += 1) {
    const print = at.toString(16).padStart(32, '0')
    const variant = assignVariant('aaTest', halves, print)
    if (seen.has(variant)) continue
    seen.add(variant)
    const answer = await fetch(`${shop.origin('se').replace('local.se.localhost', '127.0.0.1')}/`, {
      headers: { cookie: `fingerprintId=${print}` },
    })
    expect(await answer.text()).toContain(`"flags":${variant === 'same' ? '["aaTest"]' : '[]'}`)
  }
  expect(seen.size).toBe(2)
})

it('leaves forced variants uncounted, and forgets the browser at withdrawal (HELP-9)', async () => {
  const visit = await shop.visit('se')
  const { page, open } = visit
  await open('/')
  await choose(visit, 'consent.accept')
  await expect.poll(() => cookieOf(visit)).not.toBe('')
  for (const forced of ['true', 'false']) {
    await open(`/?featureToggle_aaTest=${forced}`)
    await waitForEvent(page, 'user_info')
    expect(await rendered(page)).toEqual({ flags: forced === 'true' ? ['aaTest'] : [] })
    expect(await exposures(page)).toEqual([])
  }
  await visit.context.clearCookies({ name: 'featureToggle_aaTest' })
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.consent') })
    .click()
  await choose(visit, 'consent.refuse')
  expect([await cookieOf(visit), await fingerprint(page)]).toEqual(['', ''])
  await open('/')
  expect([await rendered(page), await exposures(page)]).toEqual([{ flags: [] }, []])
})

it('counts nothing without consent (HELP-9)', async () => {
  const visit = await shop.visit('se')
  await visit.open('/')
  await choose(visit, 'consent.refuse')
  for (const path of ['/', '/search', '/']) await visit.open(path)
  expect([await cookieOf(visit), await fingerprint(visit.page), await exposures(visit.page)]).toEqual([
    '',
    '',
    [],
  ])
})

it('ends for everyone within two seconds when an operator stops it, without a restart (HELP-9)', async () => {
  const visit = await shop.visit('se')
  const { page, open } = visit
  await open('/')
  await choose(visit, 'consent.accept')
  await expect.poll(() => cookieOf(visit)).not.toBe('')
  await open('/')
  await waitForEvent(page, 'user_info')
  expect(await exposures(page)).toHaveLength(1)

  shop.operate('stop-experiment', 'aaTest')
  await expect
    .poll(
      async () => {
        await open('/')
        return rendered(page)
      },
      // The two seconds that operators are waitForEvent, and the time of a page.
      { timeout: 2000 + patience, interval: 100 },
    )
    .toEqual({ flags: [] })
  await waitForEvent(page, 'user_info')
  // Neither counted nor known to the host any more.
  expect([await exposures(page), await cookieOf(visit)]).toEqual([[], ''])

  shop.operate('start-experiment', 'aaTest')
  await expect
    .poll(async () => {
      await open('/')
      await waitForEvent(page, 'user_info')
      return cookieOf(visit)
    })
    .not.toBe('')
})
