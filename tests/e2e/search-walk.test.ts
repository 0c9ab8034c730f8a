import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Facets, QuickSearchResult, SearchResult } from '@tradecounter/api/contract'
import { signInByCall } from './sign-in-by-call.ts'
import { tabTo } from './keys.ts'
import { hits, settled, startsWith } from './lists.ts'
import { desktop, mobile, openChromium, type WatchedPage } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=ventil'

const rows = (page: Page): Locator => page.getByRole('article')
const params = (page: Page): URLSearchParams => new URL(page.url()).searchParams
const option = (page: Page): Locator => page.getByRole('listbox').last().getByRole('option')

/** The active search field: the header's, or that of the overlay on a phone. */
async function searchField(page: Page, isMobile: boolean): Promise<Locator> {
  const inHeader = page.getByRole('banner').getByRole('combobox')
  if (!isMobile) {
    await inHeader.focus()
    return inHeader
  }
  // Before hydration a tap focuses the field itself, and no overlay opens.
  await settled(page)
  await inHeader.tap()
  const inOverlay = page.getByRole('dialog').getByRole('combobox')
  await inOverlay.waitFor()
  return inOverlay
}

/** Types a phrase and returns the service's answer to it: an overlay also searches the page's phrase. */
async function typed(page: Page, field: Locator, phrase: string): Promise<QuickSearchResult> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/search/quick' && searchParams.get('searchPhrase') === phrase
  })
  await field.fill(phrase)
  return (await answer).json()
}

/** Sends requests as the page's user, with the token of the page's own calls. */
function asker(page: Page): (query: string) => Promise<SearchResult> {
  const headers: Record<string, string> = {}
  page.on('request', (request) => {
    const { authorization } = request.headers()
    if (authorization !== undefined) headers['authorization'] = authorization
  })
  return (query) =>
    page.evaluate(
      async (call) => (await fetch(`/api/search${call.query}`, { headers: call.headers })).json(),
      { query, headers },
    )
}

/** The groups of filters by name, in the order of the specification. */
const groupNames = ({ topCategoryFacets, myAssortment, globalFacets, dynamicFacets }: Facets): string[] =>
  [...topCategoryFacets, ...(myAssortment ? [myAssortment] : []), ...globalFacets, ...dynamicFacets].map(
    ({ name }) => name,
  )

describe.each([
  ['desktop', desktop, false],
  ['mobile', mobile, true],
] as const)('finding on %s', (_, options, isMobile) => {
  let seen: WatchedPage
  let asked: ReturnType<typeof asker>
  beforeAll(async () => {
    seen = await visit('se', options)
    asked = asker(seen.page)
  })

  it('asks visitors to sign in, and links up and down the categories (SRCH-7, SRCH-9)', async () => {
    const { page, open, complaints } = seen
    const prompt = page.getByRole('main').getByText(say('search.login-prompt'))
    await open('/c/valves/shut-off-valves/ball-valve')
    await settled(page)
    await prompt.waitFor()
    const way = page.getByRole('navigation', { name: say('common.breadcrumbs') })
    expect(await way.getByRole('link').allTextContents()).toEqual(
      // On a phone the breadcrumbs are one link.
      isMobile ? ['Avstängningsventiler'] : ['Ventiler', 'Avstängningsventiler'],
    )
    expect(await way.locator('[aria-current=page]').textContent()).toBe('Kulventiler')
    const few = Number.parseInt(await hits(page), 10)
    await way.getByRole('link', { name: 'Avstängningsventiler' }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/c/valves/shut-off-valves')
    await expect.poll(async () => Number.parseInt(await hits(page), 10)).toBeGreaterThan(few)
    expect(await way.getByRole('link').allTextContents()).toEqual(['Ventiler'])
    await page
      .getByRole('main')
      .getByRole('link', { name: startsWith('Kulventiler') })
      .first()
      .press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/c/valves/shut-off-valves/ball-valve')
    await expect.poll(() => hits(page)).toContain(String(few))

    await open(list)
    await settled(page)
    await prompt.waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).press('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByRole('textbox').first().waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    expect(await signInByCall(page, 'anna')).toContain('"true"')
    await open(list)
    await settled(page)
    await rows(page).first().waitFor()
    expect(await prompt.count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('gives a customer every group of filters, and shows the active ones (FILT-1)', async () => {
    const { page, complaints } = seen
    const { facets } = await asked('?parameters.SearchPhrase=ventil')
    expect(facets.activeFacets).toEqual([])
    const names = groupNames(facets)
    expect(names.slice(0, 2)).toEqual(['Kategori', 'Mitt sortiment'])
    for (const group of [facets.globalFacets, facets.dynamicFacets]) expect(group.length).toBeGreaterThan(1)

    if (isMobile) {
      await page.getByRole('button', { name: startsWith(say('search.filters')) }).press('Enter')
      await page.getByRole('dialog', { name: say('search.all-filters') }).waitFor()
    }
    const filters = isMobile
      ? page.getByRole('dialog')
      : page.getByRole('complementary', { name: say('search.filters') })
    const toggles = filters.locator('button[aria-expanded]')
    const shown = await toggles.evaluateAll((all) => all.map((each) => each.textContent.trim()))
    // Some of them show more values.
    expect(shown.flatMap((text) => names.find((name) => text.startsWith(name)) ?? [])).toEqual(names)

    /** Chooses a group's first value by keyboard, and waits for the resulting list. */
    const choose = async (name: string): Promise<string> => {
      const toggle = toggles.filter({ hasText: startsWith(name) }).first()
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter')
      const before = params(page).size
      await filters
        .getByRole('group', { name: startsWith(name) })
        .getByRole('checkbox', { disabled: false })
        .first()
        .press('Space')
      await expect.poll(() => params(page).size).toBe(before + 1)
      const { total } = await asked(new URL(page.url()).search)
      await expect.poll(() => hits(page)).toMatch(new RegExp(`^${total}\\D`, 'u'))
      return hits(page)
    }
    const count = facets.myAssortment?.values[0]?.count
    expect(Number.parseInt(await choose('Mitt sortiment'), 10)).toBe(count)
    expect(params(page).get('parameters.Facets[myAssortment]')).toBe('true')
    await choose('Kategori')
    await choose('Varumärke')
    await choose('Material')
    const chosen = ['Mitt sortiment', 'Kategori', 'Varumärke', 'Material']
    const { facets: now } = await asked(new URL(page.url()).search)
    expect(now.activeFacets.map(({ name }) => name).toSorted()).toEqual(chosen.toSorted())
    for (const { values } of now.activeFacets) expect(values.map(({ selected }) => selected)).toEqual([true])

    if (isMobile) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const chips = page.getByRole('list', { name: say('search.active-filters') })
    await expect.poll(() => chips.getByRole('link').count()).toBe(chosen.length + 1)
    const words = await chips.innerText()
    for (const { values } of now.activeFacets) expect(words).toContain(values[0]?.text)
    await chips.getByRole('link', { name: say('search.clear-all') }).press('Enter')
    await expect.poll(() => [...params(page).keys()]).toEqual(['parameters.SearchPhrase'])
    expect(complaints).toEqual([])
  })

  it('marks products of the own assortment with a star, and names empty sections (SRCH-3)', async () => {
    const { page, complaints, checkAccess } = seen
    const field = await searchField(page, isMobile)
    const answer = await typed(page, field, 'kulventil')
    const { productCards, categoryCards } = answer
    const products = page.getByRole('group', { name: say('quick-search.products') }).getByRole('option')
    await expect.poll(() => products.count()).toBe(productCards.length)
    const starred = products.filter({
      has: page.getByRole('img', { name: say('quick-search.my-assortment') }),
    })
    const mine = productCards.filter(({ showMyAssortmentStar }) => showMyAssortmentStar)
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.length).toBeLessThan(productCards.length)
    expect(await starred.count()).toBe(mine.length)
    expect(await starred.first().innerText()).toContain(mine[0]?.text)
    const [card] = categoryCards
    const categories = page.getByRole('group', { name: say('quick-search.categories') })
    expect(await categories.getByRole('option').first().innerText()).toContain(card?.parentName)
    await checkAccess('[role=listbox]')

    const number = productCards[0]?.trackingAttributes.itemId ?? ''
    expect((await typed(page, field, number)).categoryCards).toEqual([])
    await categories.getByText(say('quick-search.no-categories')).waitFor()
    expect(await products.count()).toBe(1)
    // No phrase of the demo finds only categories.
    await page.route('**/api/search/quick?**', (route) =>
      route.fulfill({ json: { ...answer, productCards: [] } }),
    )
    await typed(page, field, 'kulventiler')
    await page.getByText(say('quick-search.no-products'), { exact: true }).waitFor()
    expect(await categories.getByRole('option').count()).toBeGreaterThan(0)
    await page.unroute('**/api/search/quick?**')

    await typed(page, field, 'Xyzzy-QQ 77')
    await page.getByText(say('quick-search.nothing', 'Xyzzy-QQ 77'), { exact: true }).first().waitFor()
    expect(await option(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    if (isMobile) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(complaints).toEqual([])
  })

  it('ranks the right article first for every form of query (SRCH-12)', async () => {
    const { page, complaints } = seen
    const [valve] = (await asked('?parameters.SearchPhrase=kulventil')).products
    const number = valve?.variant.originalCode ?? ''
    expect(number).toMatch(/[./]/u)
    const first = (): Promise<string | null> => rows(page).first().getByRole('heading').textContent()
    const search = async (phrase: string): Promise<void> => {
      const field = await searchField(page, isMobile)
      await field.fill(phrase)
      await page.keyboard.press('Enter')
    }

    // A compound that is not in any article's name, and a typing error.
    for (const [phrase, begins] of [
      ['mässingskulventil', 'Kulventil'],
      ['kullventil', 'Kulventil'],
      ['1/2" 15mm', 'Sexkantnippel'],
      ['kopparrör 15 mm', 'Kopparrör'],
    ] as const) {
      await search(phrase)
      await expect.poll(() => params(page).get('parameters.SearchPhrase')).toBe(phrase)
      await expect.poll(first).toMatch(startsWith(begins))
    }
    const measured = await asked(`?${new URLSearchParams({ 'parameters.SearchPhrase': '1/2" 15mm' })}`)
    expect(measured.products[0]?.variant.attributes).toMatchObject({
      dn: { value: '15' },
      thread: { value: 'G 1/2' },
    })
    await search('kullventil')
    // The list shows the hits of the correction at once, and says so.
    const corrected = say('quick-search.words-corrected', 'kullventil', 'kulventil')
    await page.getByRole('main').getByText(corrected).waitFor()
    // The row names the size of its variant after the product.
    await expect.poll(first).toMatch(startsWith(`${valve?.name}, `))

    // A manufacturer's number with a slash leads directly to the article.
    await search(number)
    await page.waitForURL(({ pathname }) => pathname === valve?.variant.url)
    expect(complaints).toEqual([])
  })
})

describe('a site without product cards and with infinite scroll', () => {
  it('omits the cards, and loads more rows by itself beside the button (SRCH-3, SRCH-8)', async () => {
    // `DATA_DIR/settings/dk-handel.json` sets it: tests/setup/shop.ts.
    const { page, open, complaints } = await visit('dk-handel')
    const danish = translatorOf('da')
    await open('/')
    await settled(page)
    await tabTo(page, danish('quick-search.field'))
    const answer = await typed(page, page.getByRole('banner').getByRole('combobox'), 'ventil')
    expect(answer.productCards.length).toBeGreaterThan(0)
    await page.getByRole('group', { name: danish('quick-search.categories') }).waitFor()
    expect(await page.getByRole('group', { name: danish('quick-search.products') }).count()).toBe(0)
    expect(await page.getByText(danish('quick-search.no-products')).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/SearchPhrase=ventil$/u)
    await settled(page)
    await expect.poll(() => rows(page).count()).toBe(24)
    const more = page.getByRole('link', { name: danish('search.show-more') })
    await more.waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => rows(page).count()).toBe(48)
    await more.waitFor()
    expect(complaints).toEqual([])
  })
})
