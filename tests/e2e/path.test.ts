import { describe, expect, it } from 'vitest'
import { orderNumbersOf, readOrder, readPack } from './database.ts'
import {
  amount,
  articleNumber,
  cartLink,
  chooseFacet,
  openFirstProduct,
  productAdd,
  quickSearch,
  signIn,
} from './gestures.ts'
import { emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium, type WatchedPage } from './visit.ts'
import { walksOf } from './journey-walks.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()

interface Walk {
  site: string
  language: 'sv' | 'nn'
  locale: string
  options: typeof desktop
  filters: 'rail' | 'panel'
  /** Articles sold in lengths or boxes, so that a quantity is rounded. */
  phrase: string
  userName: string
}

const walks: (Walk & { title: string })[] = [
  {
    title: 'se in Swedish, desktop',
    site: 'se',
    language: 'sv',
    locale: 'sv-SE',
    options: desktop,
    filters: 'rail',
    phrase: 'kopparrör',
    userName: 'anna',
  },
  {
    title: 'gelia in Norwegian, mobile',
    site: 'gelia-no',
    language: 'nn',
    locale: 'nn-NO',
    options: mobile,
    filters: 'panel',
    phrase: 'kopparrør',
    userName: 'solveig',
  },
]

/** From the start page to the product page of an article, checking each page on the way. */
async function findProduct({ page, open, checkAccess }: WatchedPage, walk: Walk): Promise<void> {
  const say = translatorOf(walk.language)
  expect(await open('/')).toBe(200)
  expect(await page.locator('html').getAttribute('lang')).toBe(walk.locale)
  await checkAccess()
  await quickSearch(page, walk.phrase)
  await checkAccess()
  await chooseFacet(page, say, walk.filters)
  await openFirstProduct(page)
  await checkAccess()
}

/** Adds one more than a whole pack; the notice has the rounded quantity. */
async function addSnapping(
  { page, checkAccess }: WatchedPage,
  walk: Walk,
  signedIn: boolean,
): Promise<{ code: string; quantity: number }> {
  const say = translatorOf(walk.language)
  const code = await articleNumber(page)
  const pack = readPack(code)
  expect(pack).toBeGreaterThan(1)
  const { quantity, add } = productAdd(page, say, signedIn)
  await quantity.fill(String(pack + 1))
  await add.click()
  const notice = page.getByRole('region', { name: say('cart.notice-region') })
  await notice
    .getByRole('status')
    .getByText(say(signedIn ? 'cart.notice-added' : 'cart.notice-added-to-list'))
    .waitFor()
  // Hovering pauses its timer while the page is checked.
  await notice.getByRole('status').hover()
  const said = await notice.innerText()
  expect(said).toMatch(new RegExp(`\\b${2 * pack}\\b`, 'u'))
  expect(amount.test(said)).toBe(signedIn)
  // The page below is checked before and after; the notice covers a part of it temporarily.
  await checkAccess('[role=status]')
  await expect.poll(() => cartLink(page, say, signedIn).textContent()).toMatch(/1/u)
  return { code, quantity: 2 * pack }
}

describe.each(walksOf(walks, 1))('the purchase on $title', (walk) => {
  const say = translatorOf(walk.language)

  it('leads a customer from the start page to an order in the history (SHELL-9, CART-8)', async () => {
    const before = await visit(walk.site)
    await before.open('/')
    expect(await signInByCall(before.page, walk.userName)).toContain('"true"')
    expect(await emptyCartByCall(before.page)).toBe(200)
    await before.context.close()

    const visited = await visit(walk.site, walk.options)
    const { page, checkAccess, complaints } = visited
    await findProduct(visited, walk)
    expect(await page.locator('main').innerText()).not.toMatch(amount)

    await signIn(page, say, walk.userName)
    await expect.poll(() => page.locator('main').innerText()).toMatch(amount)
    const { code, quantity } = await addSnapping(visited, walk, true)

    await page
      .getByRole('region', { name: say('cart.notice-region') })
      .getByRole('button', { name: say('common.close') })
      .click()
    await cartLink(page, say, true).click()
    const miniCart = page.getByRole('dialog', { name: say('cart.title') })
    await miniCart.getByRole('listitem').first().waitFor()
    await expect.poll(() => miniCart.innerText()).toMatch(amount)
    await checkAccess()
    await miniCart.getByRole('link', { name: say('cart.to-cart') }).click()
    await page.waitForURL(/\/cart$/u)
    await checkAccess()

    await page.getByRole('link', { name: say('cart.to-checkout') }).click()
    await page.waitForURL(/\/checkout$/u)
    await checkAccess()
    const onwards = page.getByRole('button', { name: say('checkout.continue'), exact: true })
    await onwards.click()
    const reference = `prov ${walk.site} ${Date.now()}`
    await onwards.click()
    await checkAccess()
    await page.getByRole('textbox', { name: say('checkout.reference') }).fill(reference)
    await onwards.click()
    await onwards.click()
    await checkAccess()
    await page.getByRole('button', { name: say('checkout.order'), exact: true }).dblclick()
    await page.waitForURL(/\/checkout\/confirmation\//u)
    const number = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await page.getByRole('heading', { name: say('checkout.confirmed-title') }).waitFor()
    await checkAccess()

    await page
      .getByRole('main')
      .getByRole('link', { name: say('checkout.see-history') })
      .click()
    await page.getByRole('main').getByText(number).first().waitFor()
    await checkAccess()
    await expect.poll(() => cartLink(page, say, true).textContent()).not.toMatch(/1/u)

    // The button was clicked twice.
    expect(orderNumbersOf(reference)).toEqual([number])
    const lines = readOrder(number)
    expect(
      lines.map(({ variantCode, quantity: stored, decimalPrecision }) => [
        variantCode,
        stored / 10 ** decimalPrecision,
      ]),
    ).toEqual([[code, quantity]])
    expect(lines[0]).toMatchObject({ userName: walk.userName, reference })
    expect(complaints).toEqual([])
  })

  it('gives a visitor a purchase list without prices, which is merged at sign-in (CART-3, CART-5, CART-7)', async () => {
    const visited = await visit(walk.site, walk.options)
    const { page, checkAccess, complaints } = visited
    await findProduct(visited, walk)
    const { code } = await addSnapping(visited, walk, false)
    await page
      .getByRole('region', { name: say('cart.notice-region') })
      .getByRole('link', { name: say('cart.to-list') })
      .click()
    await page.waitForURL(/\/purchase-list$/u)
    await page.getByRole('main').getByText(code).first().waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(amount)
    await checkAccess()
    await page.reload()
    await page.getByRole('main').getByText(code).first().waitFor()

    await signIn(page, say, walk.userName)
    await page.goto('/cart')
    await page.getByRole('main').getByText(code).first().waitFor()
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(amount)
    expect(complaints).toEqual([])
  })
})
