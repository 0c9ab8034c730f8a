import { expect, it } from 'vitest'
import { walksOf } from './journey-walks.ts'
import { postByCall, signInByCall } from './sign-in-by-call.ts'
import { openChromium } from './visit.ts'

const { visit } = openChromium()

/** Who buys on a site, at which customer, and the texts that the walk presses. */
const walks = [
  {
    site: 'se',
    user: 'anna',
    customer: 'c-ror',
    texts: {
      callOff: 'Avropa till varukorgen',
      toCart: 'Till varukorgen',
      price: 'Avtalspris',
      held: 'Ligger i varukorgar',
      ask: 'Be om förlängning',
    },
  },
  {
    site: 'gelia-no',
    user: 'solveig',
    customer: 'c-nordlys',
    texts: {
      callOff: 'Rop av til handlekorga',
      toCart: 'Til handlekorga',
      price: 'Avtalepris',
      held: 'I handlekorger',
      ask: 'Be om forlenging',
    },
  },
  {
    site: 'workwear',
    user: 'sara',
    customer: 'c-bygg',
    texts: {
      callOff: 'Avropa till varukorgen',
      toCart: 'Till varukorgen',
      price: 'Avtalspris',
      held: 'Ligger i varukorgar',
      ask: 'Be om förlängning',
    },
  },
] as const

it.each(walksOf(walks, 2))(
  'MY-6: on $site $user finds an agreement, calls off at its price, and asks to extend it',
  async ({ site, user, customer, texts }) => {
    const { page, open, checkAccess } = await visit(site)
    await open('/cart')
    await signInByCall(page, user)
    await postByCall(page, '/api/cart/emptycart')
    const main = page.locator('main')

    // The list with its filter in the address, by server and browser.
    await open('/my-pages/order-agreements?status=ending')
    expect(await main.locator('tbody tr').count()).toBe(1)
    await open('/my-pages/order-agreements')
    expect(await main.locator('tbody tr').count()).toBe(7)
    await checkAccess()

    // One agreement: too much is refused with what remains, the rest goes into the cart at the agreed price.
    const address = `/my-pages/order-agreements?agreement=demo-agreement-${customer}-7`
    await open(address)
    expect(await main.getByRole('button', { name: texts.callOff }).count()).toBe(0)
    const active = `/my-pages/order-agreements?agreement=demo-agreement-${customer}-1`
    await open(active)
    await checkAccess()
    const last = main.locator('ol > li').last()
    const priceText = (await last.getByText(texts.price).textContent()) ?? ''
    const articleUrl = (await last.getByRole('link').first().getAttribute('href')) ?? ''
    const quantity = last.locator('input')
    await quantity.fill('100000')
    await quantity.blur()
    await main.getByRole('button', { name: texts.callOff }).click()
    await last.locator('[aria-invalid="true"]').waitFor()
    await quantity.fill('')
    const increase = last.locator('button').last()
    await increase.click()
    await increase.click()
    await main.getByRole('button', { name: texts.callOff }).click()
    await main.getByRole('link', { name: texts.toCart }).click()
    await page.waitForURL(/\/cart/u)
    const line = main.getByText(/^AV\d+-1, /u).first()
    await line.waitFor()
    const amount = /[\d\s.,]+(?=\s?kr)/u.exec(priceText)?.[0]?.trim() ?? 'none'
    expect((await main.textContent())?.replaceAll(/\s/gu, ' ')).toContain(amount.replaceAll(/\s/gu, ' '))

    // The article shows the price of the agreement, with the way to call off.
    await open(articleUrl)
    await main
      .getByText(new RegExp(`^${texts.price} `, 'u'))
      .first()
      .waitFor()
    await checkAccess()

    // What is in the cart is held, and freed again.
    await open(active)
    await main.getByRole('heading', { name: texts.held }).waitFor()
    await postByCall(page, '/api/cart/emptycart')
    await open(active)
    expect(await main.getByRole('heading', { name: texts.held }).count()).toBe(0)

    // A request to extend is kept and shown. The demo has one of an earlier time, which was granted.
    await open(`/my-pages/order-agreements?agreement=demo-agreement-${customer}-2`)
    await main.getByRole('button', { name: texts.ask }).waitFor()
    await main.locator('input:has(~ [name=wantedUntil])').fill('2035-12-31')
    await main.locator('[name=message]').fill('Projekt +3')
    await main.getByRole('button', { name: texts.ask }).click()
    await main.getByRole('button', { name: texts.ask }).waitFor({ state: 'detached' })
    await main.locator('li').getByText('Projekt +3').waitFor()
    await checkAccess()
  },
)
