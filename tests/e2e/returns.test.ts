import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { walksOf } from './journey-walks.ts'
import { ownShop } from './own-shop.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { signInSeller } from './sign-in-seller.ts'
import { translatorOf } from './translator.ts'
import { desktop, keptChromium, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const operator = `http://local.operator.localhost:${ownShop.port}`

/** The page of the demo seller, signed in once, because a code of the authenticator app counts once. */
let signedIn: Promise<Page> | undefined
async function openSeller(): Promise<Page> {
  const context = await (await keptChromium()).newContext(desktop)
  const page = await context.newPage()
  await page.goto(`${operator}/returns`)
  await signInSeller(page)
  return page
}
afterAll(async () => {
  if (signedIn !== undefined) await (await signedIn).context().close()
})

/** A phone widens its layout to what overflows, so the page is measured against the device. */
async function expectNoOverflow(page: Page, { viewport }: typeof desktop): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(viewport?.width ?? 0)
}

const walks = [
  ['se', 'anna', 'sv', desktop],
  ['gelia-no', 'solveig', 'nn', mobile],
  ['workwear', 'sara', 'sv', desktop],
] as const

it.each(walksOf(walks, 0))(
  'a complaint goes from the buyer on %s to the seller and back',
  async (site, user, language, device) => {
    const say = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/')
    await signInByCall(page, user)
    const order = await page.evaluate(async () => {
      const answer = await fetch('/api/my-pages/order-history?status=DELIVERED')
      const { orders }: { orders: { orderNumber: string }[] } = await answer.json()
      return orders[0]?.orderNumber ?? ''
    })

    await open(`/my-pages/returns-and-complaints?view=new&order=${order}&kind=damaged&line=1`)
    const main = page.locator('main')
    await main.getByRole('button', { name: say('returns.send'), exact: true }).click()
    // What is missing is marked, and has the focus.
    await main.locator('[name=reason][aria-invalid=true]').waitFor()
    await checkAccess('main')
    const quantity = main.locator('[name^="quantity-1-"]')
    await quantity.fill('1')
    await main.locator('[name=reason]').fill('DN15')
    await main.locator('[name=description]').fill('Sprucken')
    await main.locator('input[type=file]').setInputFiles({
      name: 'skada.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Kartongen var öppen'),
    })
    await main.getByText('skada.txt').waitFor()
    await main.getByRole('button', { name: say('returns.send'), exact: true }).click()
    await page.waitForURL(/case=/u)
    await main.getByText(say('returns.state-sent')).first().waitFor()
    const number = new URL(page.url()).searchParams.get('case') ?? ''
    await checkAccess('main')

    signedIn ??= openSeller()
    const seller = await signedIn
    await seller.goto(`${operator}/returns?search=${number}`)
    await seller.locator('td a').first().click()
    const step = async (to: string, message = ''): Promise<void> => {
      await seller.locator('[name=to]').selectOption(to)
      await seller.locator('form[action$="/step"] [name=message]').fill(message)
      await seller.locator('form[action$="/step"] button').click()
    }
    await step('inReview')
    // A question needs a text; what was chosen stays.
    await step('moreInformation')
    expect(await seller.locator('[name=to]').inputValue()).toBe('moreInformation')
    await step('moreInformation', 'Vilken sida?')
    await seller.getByText('Vilken sida?').waitFor()

    await open(`/my-pages/returns-and-complaints?case=${number}`)
    await main.getByText('Vilken sida?').waitFor()
    await main.locator('[name=message]').fill('Den vänstra')
    await main.getByRole('button', { name: say('returns.answer'), exact: true }).click()
    // The field holds the same text until it is sent.
    await main.getByRole('listitem').getByText('Den vänstra').waitFor()

    await seller.goto(`${operator}/returns/${number}`)
    await seller.getByText('Den vänstra').waitFor()
    await step('approved')
    await step('credited')
    await seller.locator('[name=to]').waitFor({ state: 'detached' })

    await open(`/my-pages/returns-and-complaints?case=${number}`)
    await main.getByText(say('returns.state-credited')).first().waitFor()
    await main.getByRole('columnheader', { name: say('returns.credit-note') }).waitFor()
    await checkAccess('main')
    await open(`/my-pages/returns-and-complaints?search=${number}`)
    await main.getByRole('link', { name: number, exact: true }).waitFor()
    await expectNoOverflow(page, device)
    expect(complaints).toEqual([])
  },
  120_000,
)
