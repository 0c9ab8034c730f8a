import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from './lists.ts'
import { postByCall, signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { desktop, openChromium } from './visit.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** Bytes that the network gave for the variant lists of the open page; 0 for one that the browser had kept. */
const variantLists = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/search/variants'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )

/** Opens the variants of the first row of a search. */
async function openVariants(page: Page, query: string): Promise<number[]> {
  await page.goto(`/search?parameters.SearchPhrase=ventil${query}`)
  await settled(page)
  await page
    .locator('main')
    .getByRole('button', { name: /^\d+ varianter$/u })
    .first()
    .click()
  await page.locator('main').getByLabel(say('product.sort.label')).first().waitFor()
  return variantLists(page)
}

it('keeps variant lists from page to page, for the user at the customer who asked (VAR-6, ACC-6)', async () => {
  const { page, open, complaints } = await visit('se', desktop)
  await open('/')
  expect(await signInByCall(page, 'anna')).toContain('true')
  const [first = 0] = await openVariants(page, '')
  expect(first).toBeGreaterThan(0)
  expect(await openVariants(page, '&utm_source=mail')).toEqual([0])
  expect(await postByCall(page, '/api/user/changecustomer', { user: 'c-vvs' })).toBe(200)
  const [atOther = 0] = await openVariants(page, '&utm_source=other')
  expect(atOther).toBeGreaterThan(0)
  expect(await postByCall(page, '/api/user/changecustomer', { user: 'c-ror' })).toBe(200)
  expect(complaints).toEqual([])
})
