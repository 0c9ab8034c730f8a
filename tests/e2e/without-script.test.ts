import { expect, it } from 'vitest'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const finnish = translatorOf('fi')

it('works without JavaScript: search form, facet, product, category (SHELL-9)', async () => {
  const { page, open, complaints } = await visit('se', { ...desktop, javaScriptEnabled: false })
  expect(await open('/')).toBe(200)
  const reported = page.locator('body > noscript')
  expect(await reported.isVisible()).toBe(true)
  expect(await reported.innerText()).toContain(say('ahead.script-needed'))

  await page.getByRole('combobox').first().fill('kulventil')
  await page
    .getByRole('search')
    .first()
    .getByRole('button', { name: say('quick-search.submit') })
    .click()
  await page.waitForURL(/parameters\.SearchPhrase=kulventil/u)
  const products = page.getByRole('article')
  expect(await products.count()).toBeGreaterThan(5)

  const rail = page.getByRole('complementary', { name: say('search.filters') })
  await rail.getByRole('group').first().getByRole('link').first().click()
  await page.waitForURL(/parameters\.Facets/u)
  expect(await products.count()).toBeGreaterThan(0)

  await products.first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/p\//u)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/kulventil/iu)
  // Seven cards and a button would hide the rest: all variants are accessible on a phone, too.
  await page.setViewportSize({ width: 375, height: 812 })
  const variants = page.locator('main tbody tr:has(th > a)')
  const reached = await variants.filter({ visible: true }).count()
  expect([reached, reached > 1]).toEqual([await variants.count(), true])
  expect(await page.locator('main li > article').filter({ visible: true }).count()).toBe(0)
  await variants.last().getByRole('link').scrollIntoViewIfNeeded()
  await page.setViewportSize({ width: 1280, height: 900 })

  await page
    .getByRole('navigation', { name: say('common.breadcrumbs') })
    .getByRole('link')
    .last()
    .click()
  await page.waitForURL(/\/c\//u)
  expect(await products.count()).toBeGreaterThan(5)
  expect(complaints).toEqual([])
})

it('links to categories and languages on a phone without JavaScript (SHELL-9, SHELL-6)', async () => {
  const { page, open, complaints } = await visit('fi', { ...mobile, javaScriptEnabled: false })
  expect(await open('/p/x-T120001')).toBe(200)
  const { documentWidth, width } = await page.evaluate(() => ({
    documentWidth: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect(documentWidth).toBe(width)
  expect(await page.getByRole('button', { name: finnish('shell.menu.title'), exact: true }).count()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
  await page.waitForURL(/\/sv-SE\/p\//u)
  await page
    .getByRole('navigation', { name: say('shell.menu.label') })
    .getByRole('link', { name: 'Ventiler' })
    .click()
  await page.waitForURL(/\/sv-SE\/c\/valves$/u)
  expect(complaints).toEqual([])
})

it('answers an unknown address with its own page and 404 (SHELL-10)', async () => {
  const { page, open } = await visit('se')
  expect(await open('/no-such-page')).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  expect(await page.getByRole('banner').count()).toBe(1)
  expect(await open('/p/no-such-thing-0000000')).toBe(404)
  expect(await open('/xx-XX/search')).toBe(404)
})
