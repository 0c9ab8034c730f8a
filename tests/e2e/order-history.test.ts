import { describe, expect, it } from 'vitest'
import { signInByCall } from './sign-in-by-call.ts'
import { mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const list = '/my-pages/order-history'

describe('the order history', () => {
  it('is searched, filtered and sorted by keyboard, and goes back step by step (MY-9)', async () => {
    const { page, open, complaints, checkAccess } = await visit('se')
    await open('/cart')
    await signInByCall(page, 'anna')
    await open(`${list}?page=2`)
    const rows = page.getByRole('row')
    const search = page.getByRole('searchbox')
    const query = () => new URL(page.url()).searchParams.toString()
    await search.focus()
    await page.keyboard.type('4500181')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Ta bort filtret Sökning: 4500181/u }).waitFor()
    expect(query()).toBe('search=4500181')
    await page.getByRole('button', { name: 'Status', exact: true }).press('Enter')
    await page.getByRole('checkbox', { name: 'Levererad', exact: true }).press('Space')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Ta bort filtret Levererad' }).waitFor()
    expect(query()).toBe('search=4500181&status=DELIVERED')
    await page.getByRole('button', { name: /^Varor exkl/u }).press('Enter')
    await page
      .getByRole('columnheader', { name: /^Varor exkl/u })
      .and(page.locator('[aria-sort]'))
      .waitFor()
    expect(query()).toBe('sort=sum&search=4500181&status=DELIVERED')
    await checkAccess()
    const found = await rows.count()
    expect(found).toBeGreaterThan(1)
    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: 'Ta bort filtret Levererad' }).waitFor({ state: 'detached' })
    expect(query()).toBe('search=4500181')
    expect(await search.inputValue()).toBe('4500181')
    await page
      .locator('main')
      .getByText(/^\d+ ordrar$/u)
      .waitFor()
    expect(await rows.count()).toBeGreaterThan(found)
    expect(complaints).toEqual([])
  })

  it('has cards, filters and the pages of my pages behind buttons on a phone', async () => {
    const { page, open, complaints, checkAccess } = await visit('se', mobile)
    await open('/cart')
    await signInByCall(page, 'anna')
    await open(list)
    const nav = page.getByRole('navigation', { name: 'Mina sidor' })
    expect(await nav.getByRole('link').count()).toBe(0)
    await nav.getByRole('button', { name: 'Orderhistorik' }).tap()
    await nav.getByRole('link', { name: 'Mitt konto' }).waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    await page.getByLabel('Beställd av').selectOption('me')
    await page.getByRole('link', { name: 'Ta bort filtret Mig' }).waitFor()
    await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
    await checkAccess()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(complaints).toEqual([])
  })
})
