import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { announced, settled } from './lists.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const searchFor = (phrase: string): string => `/search?parameters.SearchPhrase=${encodeURIComponent(phrase)}`

/** Types into the search field, which opens in an overlay on small screens: late on a slow machine. */
async function type(page: Page, width: 'desktop' | 'mobile', field: string, phrase: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click()
  const place = width === 'mobile' ? page.getByRole('dialog') : page
  await place.getByRole('combobox', { name: field }).first().fill(phrase)
}

describe.each([
  ['desktop', 'se', 'sv', 'kulventil arbetsjacka', 'kulventil', 'arbetsjacka'],
  ['mobile', 'se', 'sv', 'kulventil arbetsjacka', 'kulventil', 'arbetsjacka'],
  ['desktop', 'gelia-no', 'nn', 'kuleventil vernehjelm', 'kuleventil', 'vernehjelm'],
] as const)(
  'words that no product has together, on %s of %s',
  (width, site, language, phrase, used, unused) => {
    const say = translatorOf(language)
    const sentence = say('quick-search.words-unused', used, unused)
    const options = width === 'desktop' ? desktop : mobile

    it('are named by the list and by the search field in one sentence, which is announced', async () => {
      const { page, open, complaints, checkAccess } = await visit(site, options)
      await open(searchFor(phrase))
      await settled(page)
      const main = page.getByRole('main')
      await main.getByText(sentence).waitFor()
      expect(await main.getByRole('article').count()).toBeGreaterThan(0)
      await checkAccess()
      // The phrase of the page itself is asked for when somebody types.
      await type(page, width, say('quick-search.field'), `${phrase} `)
      const listbox = page.getByRole('listbox').first()
      await listbox.getByRole('option').first().waitFor()
      await page.getByText(sentence).nth(1).waitFor()
      await expect.poll(() => announced(page)).toContain(sentence)
      expect(await page.getByText(say('quick-search.nothing', phrase)).count()).toBe(0)
      expect(complaints).toEqual([])
    })
  },
)

describe('a list with hardly any hit for all words', () => {
  it.each([
    ['desktop', desktop],
    ['mobile', mobile],
  ] as const)('goes on with near matches on %s, with their own label and link', async (_, options) => {
    const say = translatorOf('sv')
    const { page, open, complaints, checkAccess } = await visit('se', options)
    await open(searchFor('sexkantskruv M12x80'))
    await settled(page)
    const near = page.getByRole('region', { name: say('search.near', 'M12x80') })
    await near.waitFor()
    const exact = page
      .getByRole('main')
      .getByRole('list', { name: /M12x80/u })
      .first()
    const [exactCount, nearCount] = [
      await exact.getByRole('article').count(),
      await near.getByRole('article').count(),
    ]
    expect(exactCount).toBeGreaterThan(0)
    expect(exactCount).toBeLessThan(10)
    expect(nearCount).toBeGreaterThan(0)
    const rest = near.getByRole('link', {
      name: new RegExp(`^${say('search.near-all', 'M12x80', '').split(' (')[0]}`, 'u'),
    })
    expect(await rest.getAttribute('href')).toBe('/search?parameters.SearchPhrase=sexkantskruv')
    await checkAccess()
    expect(complaints).toEqual([])
  })
})
