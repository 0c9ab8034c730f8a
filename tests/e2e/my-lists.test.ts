import { expect, it } from 'vitest'
import { waitForHydration } from './hydration.ts'
import { walksOf } from './journey-walks.ts'
import { postByCall, signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

const walks = [
  { site: 'se', options: desktop, user: 'anna', language: 'sv' },
  { site: 'workwear', options: mobile, user: 'sara', language: 'sv' },
  { site: 'gelia-no', options: desktop, user: 'solveig', language: 'nn' },
] as const

it.each(walksOf(walks, 2))(
  'on $site $user makes a list of article numbers, buys from it, deletes it, and takes that back',
  async ({ site, options, user, language }) => {
    const say = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, options)
    await open('/search')
    await signInByCall(page, user)
    await postByCall(page, '/api/cart/emptycart')
    const hrefs = await page
      .locator('main a[href*="/p/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const numbers = [...new Set(hrefs.map((href) => href.split('-').at(-1) ?? ''))].slice(0, 2)
    expect(numbers.length).toBe(2)

    // A new list is opened at once.
    const main = page.locator('main')
    const name = `Bil 4 ${site}`
    await open('/my-pages/my-lists')
    await main.getByRole('button', { name: say('my-lists.new'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('my-lists.list-name')).fill(name)
    await dialog.getByRole('button', { name: say('forms.save') }).click()
    await main.getByRole('heading', { level: 1, name }).waitFor()
    await waitForHydration(page)

    // Numbers are typed one after the other; one of no article stays with the reason.
    const number = main.getByLabel(say('my-lists.number'), { exact: true })
    await number.fill('0000000')
    await number.press('Enter')
    await main.getByText(say('my-lists.unknown-article')).waitFor()
    expect(await number.inputValue()).toBe('0000000')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/lists/addline')])
    for (const each of numbers) {
      await number.fill(each)
      await number.press('Enter')
      await main.locator('tbody tr').filter({ hasText: each }).waitFor()
      expect(await number.inputValue()).toBe('')
    }
    const rows = main.locator('tbody tr')
    expect(await rows.count()).toBe(2)
    await checkAccess()

    // A quantity is saved when its field is left.
    const quantity = rows.first().getByRole('textbox').first()
    const saved = page.waitForResponse(/\/api\/lists\/changeline/u)
    await quantity.fill('60')
    await quantity.blur()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await waitForHydration(page)
    expect(await quantity.inputValue()).toMatch(/^60(?:,0)?$/u)

    // All lines go into the cart.
    await main.getByRole('button', { name: say('my-lists.add-all') }).click()
    await main.getByText(say('list-outcome.added.other', 2, name)).waitFor()
    await open('/cart')
    for (const each of numbers) await main.getByText(each).first().waitFor()
    await checkAccess()

    // A deleted list comes back with its lines.
    await open('/my-pages/my-lists')
    await main.getByRole('button', { name: say('my-lists.delete-name', name) }).click()
    await main.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
    await main.getByRole('button', { name: say('cart.undo') }).click()
    await main.getByRole('link', { name, exact: true }).click()
    await main.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => rows.count()).toBe(2)
    expect(complaints).toEqual([])
  },
)
