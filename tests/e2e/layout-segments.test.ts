import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { layoutOf, segments } from '@tradecounter/shop/shell'
import { waitForHandlers } from './hydration.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const navigation = 'Mina sidor'

/** Where header, main and the navigation of my pages are. */
const measure = (page: Page) =>
  page.evaluate((name) => {
    const main = document.querySelectorAll('main')
    // The outermost frame of the heading that is not as wide as the window.
    let frame = document.querySelector('h1') as Element | null
    while (frame?.parentElement && frame.parentElement.getBoundingClientRect().width < innerWidth)
      frame = frame.parentElement
    const box = frame?.getBoundingClientRect()
    const inner = main[0]?.getBoundingClientRect()
    const logo = document.querySelector('header a')?.getBoundingClientRect()
    const nav = [...document.querySelectorAll('nav')].find((each) => each.getAttribute('aria-label') === name)
    return {
      mains: main.length,
      left: Math.round(box?.left ?? 0),
      right: Math.round(box?.right ?? 0),
      main: Math.round(inner?.left ?? 0),
      logo: Math.round(logo?.left ?? 0),
      nav: nav === undefined ? null : Math.round(nav.getBoundingClientRect().left),
      isNavInMain: nav !== undefined && main[0]?.contains(nav) === true,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }
  }, navigation)

it('item page, my pages and one invoice are wide; my pages have no main of the shell; an invoice is alone (SHELL-2)', async () => {
  expect(Object.keys(segments)).toEqual(['products', 'my-pages', 'invoice'])
  const { page, open, complaints } = await visit('se', { viewport: { width: 2200, height: 1000 } })
  await open('/cart')
  await signInByCall(page, 'olof')
  await open('/cart')
  const ordinary = await measure(page)
  expect(ordinary).toMatchObject({ mains: 1, nav: null, overflow: 0 })
  const room = (box: typeof ordinary): number => box.right - box.left

  await open('/p/pressmuff-rostra-pm-110-T200001')
  const product = await measure(page)
  expect(product).toMatchObject({ mains: 1, nav: null, logo: ordinary.logo, overflow: 0 })
  expect(room(product)).toBeGreaterThan(room(ordinary))

  await open('/my-pages/invoices')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{9}$/u })
    .first()
    .waitFor()
  const myPage = await measure(page)
  // The page renders its own main, beside its navigation.
  expect(myPage).toMatchObject({ mains: 1, isNavInMain: false, logo: ordinary.logo, overflow: 0 })
  expect([myPage.left, myPage.right]).toEqual([product.left, product.right])
  expect(myPage.main).toBeGreaterThan(myPage.nav ?? Infinity)

  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{9}$/u })
    .first()
    .click()
  await page.getByRole('link', { name: say('invoices.pdf'), exact: true }).waitFor()
  const invoice = await measure(page)
  expect(invoice).toMatchObject({ mains: 1, nav: null, logo: ordinary.logo, overflow: 0 })
  expect([invoice.left, invoice.right]).toEqual([product.left, product.right])
  expect(invoice.main).toBe(0)

  // Every page of the navigation is in the segment.
  await open('/my-pages/my-account')
  const ids = await page
    .getByRole('navigation', { name: navigation })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? ''),
    )
  expect(ids.length).toBeGreaterThan(8)
  for (const id of ids) {
    await open(`/my-pages/${id}`)
    const { logo: _logo, ...box } = await measure(page)
    const { logo: _other, ...expected } = myPage
    expect({ id, ...box }).toEqual({ id, ...expected })
  }
  expect(layoutOf('search').wide).toBe(false)
  expect(complaints).toEqual([])
})

it('the rows of an import reach from the navigation to the end of the page at 1280', async () => {
  const { page, open, complaints } = await visit('se', desktop)
  await open('/')
  await signInByCall(page, 'olof')
  await open('/my-pages/order-directly')
  const many = page.getByRole('tab', { name: say('order-directly.many') })
  await waitForHandlers(many)
  await many.click()
  await page.getByRole('textbox', { name: say('order-directly.paste') }).fill('FINNS-INTE;2')
  await page.getByRole('button', { name: say('order-directly.check') }).click()
  const table = page.getByRole('table', { name: say('order-directly.caption') })
  await table.waitFor()
  const edges = await table.evaluate((element, name) => {
    const nav = [...document.querySelectorAll('nav')].find((each) => each.getAttribute('aria-label') === name)
    const { left, right } = element.getBoundingClientRect()
    const end = document.documentElement.clientWidth
    const frame = document.querySelector('header a')?.getBoundingClientRect().left ?? 0
    return {
      gap: Math.round(left - (nav?.getBoundingClientRect().right ?? 0)),
      start: Math.round((nav?.getBoundingClientRect().left ?? 0) - frame),
      end: Math.round(end - frame - right),
    }
  }, navigation)
  expect(edges).toEqual({ gap: 32, start: 0, end: 0 })
  expect(complaints).toEqual([])
})
