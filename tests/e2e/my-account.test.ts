import { describe, expect, it } from 'vitest'
import { walksOf } from './journey-walks.ts'
import { emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()

describe.each(
  walksOf(
    [
      { site: 'se', language: 'sv', options: desktop, user: 'anna', hasNews: true },
      { site: 'se', language: 'sv', options: mobile, user: 'olof', hasNews: true },
      { site: 'gelia-no', language: 'nn', options: mobile, user: 'solveig', hasNews: true },
      { site: 'workwear', language: 'sv', options: desktop, user: 'sara', hasNews: false },
    ] as const,
    1,
  ),
)('my account of $user on $site', ({ site, language, options, user, hasNews }) => {
  const say = translatorOf(language)
  it('orders an earlier order again, and begins the next checkout with the saved settings', async () => {
    const { page, open, checkAccess, complaints } = await visit(site, options)
    await open('/')
    await signInByCall(page, user)
    await emptyCartByCall(page)
    await open('/my-pages')
    await page.waitForURL(/\/my-pages\/my-account$/u)
    await page.getByRole('heading', { level: 1, name: say('account.my-account') }).waitFor()
    // The server has rendered the blocks.
    const news = page.getByRole('heading', { level: 2, name: say('my-account.news') })
    expect(await news.count()).toBe(hasNews ? 1 : 0)
    await checkAccess('main')
    await page
      .getByRole('button', { name: new RegExp(`^${say('orders.reorder')}`, 'u') })
      .first()
      .click()
    await page.getByRole('link', { name: say('orders.reorder-to-cart') }).waitFor()
    await checkAccess('main')
    await open('/my-pages/my-account/settings')
    const reference = page.getByLabel(say('my-account.reference'))
    const mobileNumber = page.getByLabel(say('my-account.mobile'))
    await reference.fill('Servicebil 4')
    await mobileNumber.fill('ring mig')
    const save = page.getByRole('button', { name: say('my-account.save') })
    await save.click()
    await page.getByText(say('my-account.wrong-mobile')).waitFor()
    expect(await reference.inputValue()).toBe('Servicebil 4')
    await checkAccess('main')
    await mobileNumber.fill('070-123 45 67')
    await save.click()
    await page.getByText(say('my-account.saved')).waitFor()
    await checkAccess('main')
    await open('/checkout')
    const next = page.getByRole('button', { name: say('checkout.continue') })
    await next.click()
    expect(await page.getByLabel(say('checkout.reference'), { exact: false }).inputValue()).toBe(
      'Servicebil 4',
    )
    // Other tests order as the same user.
    await open('/my-pages/my-account/settings')
    await reference.fill('')
    await mobileNumber.fill('')
    await save.click()
    await page.getByText(say('my-account.saved')).waitFor()
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  })
})
