import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { pdfPages } from '../api/fixtures/pdf.ts'
import { orderNumbersOf } from './database.ts'
import { cartLink, productAdd } from './gestures.ts'
import { ownShop } from './own-shop.ts'
import { emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium, type WatchedPage } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** A press elbow of the demo catalogue, and two of its sizes. */
const product = 'T180001'
const sizes = ['12 mm', '15 mm']

/** Ignores the kind of spaces: they only control where lines break. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ')

interface Sister {
  code: string
  url: string
  name: string
  pack: number
}

/** The names of the two articles from the service. */
const sistersOf = ({ page }: WatchedPage): Promise<Sister[]> =>
  page.evaluate(async (code) => {
    const { items }: { items: { code: string; url: string; productName: string; unitVolume: number }[] } =
      await (await fetch(`/api/search/variants?productCode=${code}`)).json()
    return items
      .slice(0, 2)
      .map((item) => ({ code: item.code, url: item.url, name: item.productName, pack: item.unitVolume }))
  }, product)

const buyer = async (userName: string, options = desktop): Promise<WatchedPage> => {
  const visited = await visit('se', options)
  await visited.open('/')
  expect(await signInByCall(visited.page, userName)).toContain('"true"')
  await emptyCartByCall(visited.page)
  return visited
}

/** The text of the polite live region. */
const announced = ({ page }: WatchedPage) => page.locator('[data-announcer="polite"]')

describe.each([
  { name: 'desktop', options: desktop },
  { name: 'mobile', options: mobile },
])('a buyer on $name', ({ name, options }) => {
  it('shows two sizes of one product with different names on every screen, from list to mail and PDF', async () => {
    const visited = await buyer('anna', options)
    const { page, open, complaints } = visited
    const sisters = await sistersOf(visited)
    expect(sisters.map((each) => plain(each.name).slice(-5))).toEqual(sizes)
    const main = async (): Promise<string> => plain(await page.locator('main').innerText())
    const showsBoth = async (text: () => Promise<string>): Promise<void> => {
      for (const sister of sisters)
        await expect.poll(text, { timeout: patience }).toContain(plain(sister.name))
    }

    for (const { url, name: full } of sisters) {
      await open(`/search?parameters.SearchPhrase=${encodeURIComponent(plain(full))}`)
      await page
        .getByRole('article')
        .first()
        .getByRole('heading', { name: plain(full) })
        .waitFor()
      await open(url)
      await page.getByRole('heading', { level: 1, name: plain(full) }).waitFor()
      const { add } = productAdd(page, say, true)
      await add.click()
      const notice = page.getByRole('region', { name: say('cart.notice-region') })
      await notice.getByText(full).waitFor()
    }
    await cartLink(page, say, true).click()
    await showsBoth(async () => plain(await page.getByRole('dialog').innerText()))
    await open('/cart')
    await showsBoth(main)

    await open('/checkout')
    const next = page.getByRole('button', { name: say('checkout.continue'), exact: true })
    await next.click()
    const reference = `Två mått ${name}`
    await page.getByRole('textbox', { name: say('checkout.reference') }).fill(reference)
    await next.click()
    await next.click()
    await page.getByRole('button', { name: say('checkout.order'), exact: true }).waitFor()
    await showsBoth(main)
    await page.getByRole('button', { name: say('checkout.order'), exact: true }).click()
    await page.waitForURL(/confirmation/u)
    await showsBoth(main)

    const [number = ''] = orderNumbersOf(reference)
    await open(`/my-pages/order-info/${number}`)
    await showsBoth(main)
    const sheet = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      return [...new Uint8Array(await answer.arrayBuffer())]
    }, `/api/my-pages/order/sheet?orderNumber=${number}`)
    const printed = (await pdfPages(new Uint8Array(sheet))).join(' ')
    await showsBoth(() => Promise.resolve(plain(printed)))
    const folder = join(ownShop.data, 'mail')
    const mail = (): Promise<string> =>
      Promise.resolve(
        plain(
          readdirSync(folder)
            .map((file) => readFileSync(join(folder, file), 'utf8'))
            .filter((text) => text.includes(number))
            .join(' ')
            .replaceAll(/=\r?\n/gu, '')
            .replaceAll('=C2=A0', ' ')
            .replaceAll('=C2=B0', '°'),
        ),
      )
    await showsBoth(mail)
    expect(complaints).toEqual([])
  })

  it('gets a message on screen and aloud when a quantity is raised to whole packs, before adding and in the cart (VAR-7)', async () => {
    const visited = await buyer('anna', options)
    const { page, open } = visited
    const [sister] = await sistersOf(visited)
    if (sister === undefined) throw new Error('The demo has no such product.')
    await open(sister.url)
    const form = page.locator('main form')
    const pack = `${sister.pack}\u00A0st`
    await form
      .first()
      .getByText(say('cart.sold-pack', sister.pack, 'st'))
      .waitFor()
    const { quantity, add } = productAdd(page, say, true)
    await quantity.fill(String(sister.pack + 1))
    await quantity.blur()
    const raised = say('cart.quantity-snapped', 2 * sister.pack, 'st', sister.pack)
    expect(raised).toContain(pack)
    await form.first().getByText(raised).waitFor()
    await expect.poll(() => announced(visited).textContent()).toContain(raised)
    await add.click()
    await page.getByRole('region', { name: say('cart.notice-region') }).waitFor()

    await open('/cart')
    const line = page.getByRole('article')
    const field = line.getByRole('textbox', { name: say('cart.quantity', sister.name) })
    await field.fill(String(2 * sister.pack + 1))
    await field.blur()
    const again = say('cart.quantity-snapped', 3 * sister.pack, 'st', sister.pack)
    await line.getByText(again).waitFor()
    await expect.poll(() => announced(visited).textContent()).toContain(again)
  })

  it('sees the customer beside the account, in cart and checkout, and a notice after a switch (ACC-4)', async () => {
    const visited = await buyer('anna', options)
    const { page, open } = visited
    await open('/')
    const account = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(say('account.account'), 'u') })
    const before = await page.getByRole('banner').innerText()
    await account.click()
    const radios = page.getByRole('dialog').getByRole('radio')
    const other = radios.nth((await radios.first().isChecked()) ? 1 : 0)
    const customer =
      (await other.evaluate(
        (radio) => radio.closest('label')?.querySelector('span')?.firstElementChild?.textContent,
      )) ?? ''
    expect(customer).not.toBe('')
    expect(before).not.toContain(customer)
    await Promise.all([page.waitForEvent('load'), other.click()])
    const notice = page.getByRole('status').filter({ hasText: say('account.customer-switched', customer) })
    await notice.waitFor()
    expect(await account.innerText()).toContain(customer)
    // The notice stays until it is closed, so the account must be in reach meanwhile.
    const edges = async (element: typeof notice) => {
      const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
      return { top: y, bottom: y + height }
    }
    expect((await edges(notice)).top).toBeGreaterThanOrEqual((await edges(account)).bottom)
    await open('/')
    await account.waitFor()
    expect(await notice.count()).toBe(0)
    await open('/cart')
    await page.getByText(say('account.customer', customer)).waitFor()
    await open('/checkout')
    await page.getByText(say('account.customer', customer)).waitFor()
  })
})
