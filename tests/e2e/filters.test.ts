import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { announced, hits, seenCalls, settled, startsWith } from './lists.ts'
import { focused, tabTo } from './keys.ts'
import { consent, desktop, mobile, openChromium, type WatchedPage } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

const widths = [
  { width: 'desktop', options: desktop, inPanel: false },
  { width: 'mobile', options: mobile, inPanel: true },
] as const

/** The filters, opened by keyboard: in the rail, or in the all-filters panel. */
async function openFilters(page: Page, inPanel: boolean): Promise<Locator> {
  if (!inPanel) return page.getByRole('complementary', { name: say('search.filters') })
  await tabTo(page, startsWith(say('search.filters')))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: say('search.all-filters') })
  await panel.waitFor()
  return panel
}

const closeFilters = async (page: Page, inPanel: boolean): Promise<void> => {
  if (!inPanel) return
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const section = (filters: Locator, name: string): Locator =>
  filters.getByRole('button', { name: startsWith(name) })

/** The values of a facet, whose section is opened by keyboard if necessary. */
async function opened(filters: Locator, name: string): Promise<Locator> {
  const toggle = section(filters, name)
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter')
  return filters.getByRole('group', { name: startsWith(name) })
}

/** The values of one facet with their counts. */
const countsOf = async (filters: Locator, name: string): Promise<string[]> =>
  filters
    .getByRole('group', { name: startsWith(name) })
    .getByRole('listitem')
    .allInnerTexts()

const params = (page: Page): URLSearchParams => new URL(page.url()).searchParams

describe.each(widths)('filters on $width', ({ options, inPanel }) => {
  let seen: WatchedPage
  beforeAll(async () => {
    seen = await visit('se', options)
    await consent(seen.context, 'se')
  })

  it('change list, counts and address together, and the back button restores them (FILT-2, FILT-6, FILT-8)', async () => {
    const { page, open, complaints, checkAccess } = seen
    const calls = seenCalls(page, /^\/api\/category$/u)
    await open('/c/valves?utm_source=brev&parameters.page=2')
    await settled(page)
    const all = await hits(page)
    const filters = await openFilters(page, inPanel)
    const box = (await opened(filters, 'Material')).getByRole('checkbox')
    const materials = await countsOf(filters, 'Material')
    const brands = await countsOf(filters, 'Varumärke')
    await box.first().focus()
    await page.keyboard.press('Space')
    await expect.poll(() => params(page).getAll('parameters.Facets[material]')).toHaveLength(1)
    await expect.poll(() => hits(page)).not.toBe(all)
    const one = await hits(page)
    expect(calls).toHaveLength(1)
    expect([...params(page).keys()]).toEqual(['parameters.Facets[material]', 'utm_source'])
    expect(await box.first().evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => announced(page)).toContain(one)
    // The other values of the facet keep their counts; other facets count the remaining products.
    expect(await countsOf(filters, 'Material')).toEqual(materials)
    expect(await countsOf(filters, 'Varumärke')).not.toEqual(brands)
    expect(Number.parseInt((materials[0] ?? '').split('\n').at(-1) ?? '', 10)).toBe(Number.parseInt(one, 10))

    await box.nth(1).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => params(page).getAll('parameters.Facets[material]')).toHaveLength(2)
    await expect.poll(() => hits(page)).not.toBe(one)
    const two = await hits(page)
    await expect
      .poll(() => section(filters, 'Material').getAttribute('aria-label'))
      .toBe(say('search.facet.active', 'Material', 2))
    await closeFilters(page, inPanel)
    const address = page.url()

    await page.goBack()
    await expect.poll(() => hits(page)).toBe(one)
    await page.goBack()
    await expect.poll(() => hits(page)).toBe(all)
    expect(params(page).get('parameters.page')).toBe('2')
    await page.goForward()
    await page.goForward()
    await expect.poll(() => hits(page)).toBe(two)
    expect(page.url()).toBe(address)
    // Each list was requested once, whatever led to it.
    expect(calls).toHaveLength(2)
    await page.reload()
    await settled(page)
    expect(await hits(page)).toBe(two)

    const chips = page.getByRole('list', { name: say('search.active-filters') })
    await chips.getByRole('link').first().waitFor()
    expect(await chips.getByRole('link').count()).toBe(3)
    await chips.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => params(page).getAll('parameters.Facets[material]')).toHaveLength(1)
    await expect.poll(() => focused(page)).toMatch(startsWith(say('search.remove-filter', '')))
    await checkAccess(`[aria-label="${say('search.active-filters')}"]`)
    await chips.getByRole('link', { name: say('search.clear-all') }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hits(page)).toBe(all)
    expect([...params(page)]).toEqual([['utm_source', 'brev']])
    expect(complaints).toEqual([])
  })

  it('open and close by section, hide values beyond eight, and find a value among many (FILT-3, FILT-7)', async () => {
    const { page, open, complaints } = seen
    await open('/c/valves')
    await settled(page)
    const filters = await openFilters(page, inPanel)
    const dn = await opened(filters, 'DN')
    const toggle = section(filters, 'DN')
    expect(await dn.getByRole('checkbox').count()).toBe(8)
    const more = dn.getByRole('button', { name: /^Visa \d+ till$/u })
    const hidden = Number(/\d+/u.exec((await more.textContent()) ?? '')?.[0])
    await more.press('Enter')
    expect(await dn.getByRole('checkbox').count()).toBe(8 + hidden)
    const ninth = dn.getByRole('checkbox').nth(8)
    expect(await ninth.evaluate((element) => element === document.activeElement)).toBe(true)

    const search = dn.getByRole('searchbox')
    await search.focus()
    const typed = Date.now()
    await page.keyboard.type('15')
    const found = (): Promise<string[]> => dn.getByRole('listitem').allInnerTexts()
    await expect.poll(async () => (await found()).filter((text) => !text.startsWith('15'))).toEqual([])
    expect((await found()).length).toBeGreaterThan(0)
    const reported = (): Promise<unknown> =>
      page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'filter_search') ?? [])
    await expect.poll(reported).toEqual([{ event: 'filter_search', filter_name: 'dn', search_term: '15' }])
    expect(Date.now() - typed).toBeGreaterThanOrEqual(1000)
    // No search for up to seven values.
    expect(
      await filters
        .getByRole('group', { name: startsWith('Varumärke') })
        .getByRole('searchbox')
        .count(),
    ).toBe(0)

    await toggle.press('Enter')
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await search.isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  it('apply an interval from fields and slider 1.5 s after the last valid edit (FILT-4, FILT-5)', async () => {
    const { page, open, complaints } = seen
    await open('/c/pipe')
    await settled(page)
    const all = await hits(page)
    const filters = await openFilters(page, inPanel)
    await opened(filters, 'Diameter')
    const group = filters.getByRole('group', { name: 'Diameter mm' })
    const from = group.getByRole('textbox', { name: say('search.interval.from') })
    const to = group.getByRole('textbox', { name: say('search.interval.to') })
    const ends = (await from.getAttribute('placeholder')) ?? ''
    const top = (await to.getAttribute('placeholder')) ?? ''
    const problem = async (field: Locator, text: string): Promise<string> => {
      await field.fill(text)
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      const id = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')[0] ?? ''
      return page.locator(`[id="${id}"]`).innerText()
    }
    expect(await problem(from, '1')).toBe(say('search.interval.minimum-not-valid', `${ends} mm`))
    await from.fill('')
    expect(await problem(to, '9999')).toBe(
      say('search.interval.maximum-not-valid', `${ends} mm`, `${top} mm`),
    )
    await to.fill('40')
    expect(await problem(from, '50')).toBe(say('search.interval.minimum-above-maximum', '40 mm'))
    await from.fill('20')
    expect(await problem(to, '15')).toBe(say('search.interval.maximum-below-minimum', '20 mm'))
    expect(await problem(to, '2x0,5')).toBe(say('search.interval.not-number'))
    expect(await to.inputValue()).toBe('2x0,5')
    await page.waitForTimeout(1700)
    expect(params(page).size).toBe(0)

    await to.fill('')
    await from.focus()
    await from.fill('')
    const began = Date.now()
    await page.keyboard.type('20,5')
    await page.waitForURL(/IntervalFacets/u)
    expect(Date.now() - began).toBeGreaterThanOrEqual(1500)
    expect(params(page).get('parameters.IntervalFacets[diameter].From')).toBe('20,5')
    await expect.poll(() => hits(page)).not.toBe(all)
    expect(await from.evaluate((element) => element === document.activeElement)).toBe(true)

    // One value in fields and thumbs: a step is 0.1, and a key is an edit.
    const thumb = group.getByRole('slider', { name: 'Diameter, från' })
    await group.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    expect(await thumb.getAttribute('aria-valuenow')).toBe('20.5')
    await thumb.press('ArrowRight')
    expect(await from.inputValue()).toBe('20,6')
    await expect.poll(() => params(page).get('parameters.IntervalFacets[diameter].From')).toBe('20,6')
    await page.goBack()
    await expect.poll(() => from.inputValue()).toBe('20,5')
    expect(complaints).toEqual([])
  })
})

describe('a list while it loads', () => {
  it('keeps the old rows until the new ones have loaded, and ignores late answers', async () => {
    const { page, open, complaints } = await visit('se')
    await open('/c/valves')
    await settled(page)
    const filters = await openFilters(page, false)
    const all = await hits(page)
    const first = await page.getByRole('article').first().innerText()
    const waiting: (() => void)[] = []
    await page.route(/\/api\/category\?/u, async (route) => {
      await new Promise<void>((go) => waiting.push(go))
      await route.continue()
    })
    const boxes = (await opened(filters, 'Material')).getByRole('checkbox')
    await boxes.nth(0).press('Space')
    await expect.poll(() => waiting.length).toBe(1)
    expect(await page.getByRole('list', { name: 'Ventiler' }).getAttribute('aria-busy')).toBe('true')
    expect(await page.getByRole('article').first().innerText()).toBe(first)
    expect(await hits(page)).toBe(all)
    await boxes.nth(1).press('Space')
    await expect.poll(() => waiting.length).toBe(2)
    // The later request is answered first.
    waiting[1]?.()
    await expect.poll(() => hits(page)).not.toBe(all)
    const two = await hits(page)
    const late = page.waitForResponse(/\/api\/category\?/u)
    waiting[0]?.()
    await (await late).finished()
    await page.waitForTimeout(300)
    expect(await hits(page)).toBe(two)
    expect(params(page).getAll('parameters.Facets[material]')).toHaveLength(2)
    expect(complaints).toEqual([])
  })

  it('is a form and plain links without JavaScript (SHELL-9)', async () => {
    const { page, open } = await visit('se', { ...desktop, javaScriptEnabled: false })
    const rail = page.getByRole('complementary', { name: say('search.filters') })
    const apply = rail.getByRole('button', { name: say('search.apply') })
    // Values beyond the first eight need a link, and then stay visible.
    await open('/c/valves')
    expect(await rail.getByRole('searchbox').count()).toBe(0)
    const dn = rail.getByRole('group', { name: startsWith('DN') })
    expect(await dn.getByRole('checkbox').count()).toBe(8)
    await dn.getByRole('link', { name: /^Visa \d+ till$/u }).click()
    await page.waitForURL(/all-values=dn/u)
    const ninth = dn.getByRole('checkbox').nth(8)
    const beyond = await ninth.inputValue()
    await ninth.check()
    await apply.click()
    await page.waitForURL(/Facets/u)
    expect(params(page).getAll('parameters.Facets[dn]')).toEqual([beyond])
    expect(await dn.getByRole('checkbox', { checked: true }).inputValue()).toBe(beyond)
    expect(await dn.getByRole('checkbox').count()).toBeGreaterThan(8)

    await open('/c/pipe?utm_source=brev')
    const group = rail.getByRole('group', { name: 'Diameter mm' })
    await group.getByRole('textbox', { name: say('search.interval.from') }).fill('20')
    await rail.getByRole('checkbox').first().check()
    // Nothing can open a section, so none is closed.
    expect(await rail.locator('button[aria-expanded=false]').count()).toBeGreaterThan(0)
    const values = rail.locator('fieldset, [role=group]')
    expect(await values.evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length)).toBe(0)
    await apply.click()
    await page.waitForURL(/IntervalFacets/u)
    expect(params(page).get('parameters.IntervalFacets[diameter].From')).toBe('20')
    expect(params(page).get('utm_source')).toBe('brev')
    expect([...params(page).keys()].some((name) => name.startsWith('parameters.Facets['))).toBe(true)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/c\/pipe$/u)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })
})
