import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../api/direct-order/pasted-rows/index.ts'
import { xlsxOf, xlsxParts } from '../api/direct-order/pasted-rows/workbooks.ts'
import { zipOf } from '../api/direct-order/pasted-rows/zip.ts'
import { readArticles } from './database.ts'
import { cartLink } from './gestures.ts'
import { focused } from './keys.ts'
import { clearDirectOrderByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { waitForHandlers } from './hydration.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf, type Say } from './translator.ts'

const { visit } = openChromium()

/** The header's direct order button. */
const wayOf = (page: Page, say: Say): Locator =>
  page.getByRole('banner').getByRole('link', { name: say('direct-order.title') })

/** Types a line by keyboard, starting in the number field. */
async function typeLine(page: Page, number: string, quantity: string): Promise<void> {
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await page.keyboard.type(quantity)
  await page.keyboard.press('Enter')
}

const countIn = async (link: Locator): Promise<number> =>
  Number(/(\d+)/u.exec((await link.textContent()) ?? '')?.[1] ?? 0)

/** The stored quantities of the page's user. */
const quantitiesHeld = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const list: { items: { quantity: number }[] } = await (await fetch('/api/directorder/list')).json()
    return list.items.map(({ quantity }) => quantity)
  })

/** Mini cart lines of the page's user. */
const linesHeld = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cart: { miniCartLineItems: unknown[] } = await (await fetch('/api/cart/getminicart')).json()
    return cart.miniCartLineItems.length
  })

/** Changes the quantity of an article in the list, like a colleague's page. Returns the unit. */
const changeElsewhere = (page: Page, code: string, quantity: number): Promise<string> =>
  page.evaluate(
    async ({ article, asked }) => {
      const list: { items: { itemId: string; variantNumber: string; version: number; unit: string }[] } =
        await (await fetch('/api/directorder/list')).json()
      const item = list.items.find(({ variantNumber }) => variantNumber === article)
      const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
      await fetch('/api/directorder/changequantity', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
        body: JSON.stringify({ itemId: item?.itemId, version: item?.version, quantity: asked }),
      })
      return item?.unit ?? ''
    },
    { article: code, asked: quantity },
  )

const { whole, packed, replaced, twins, configured } = readArticlesLater()

/** Special articles of the demo catalogue, read when the shop runs. */
function readArticlesLater() {
  let known: ReturnType<typeof readArticles> | undefined
  const get = () => (known ??= readArticles())
  return {
    whole: () => get().whole,
    packed: () => get().packed,
    replaced: () => get().replaced,
    twins: () => get().twins,
    configured: () => get().configured,
  }
}

describe('direct order on a desktop', () => {
  it('opens on hover and by keyboard, works without a mouse, and adds to the cart (DIR-1, DIR-2, DIR-3, DIR-4)', async () => {
    const say = translatorOf('sv')
    const { page, complaints, open, checkAccess } = await visit('se', desktop)
    await open('/')
    expect(await signInByCall(page, 'anna')).toContain('"true"')
    await emptyCartByCall(page)
    await clearDirectOrderByCall(page)
    await open('/')

    const way = wayOf(page, say)
    const began = Date.now()
    await way.hover()
    const dropdown = page.getByRole('dialog', { name: say('direct-order.title') })
    await dropdown.getByRole('button', { name: say('direct-order.add') }).waitFor()
    expect(Date.now() - began).toBeGreaterThanOrEqual(1500)
    // Hovering must not move the focus.
    expect(await dropdown.evaluate((element) => element.contains(document.activeElement))).toBe(false)
    await page.keyboard.press('Escape')
    await dropdown.waitFor({ state: 'hidden' })

    await way.focus()
    await page.keyboard.press('Enter')
    const number = dropdown.getByRole('combobox', { name: say('direct-order.article-number') })
    await number.waitFor()
    await expect.poll(() => focused(page)).toBe(say('direct-order.article-number'))

    // The five messages, each at its field.
    await dropdown.getByRole('button', { name: say('direct-order.add') }).press('Enter')
    await dropdown.getByText(say('direct-order.article-number-required')).waitFor()
    await dropdown.getByText(say('direct-order.quantity-required')).waitFor()
    await number.fill('4')
    await dropdown.getByText(say('direct-order.article-number-invalid-length')).waitFor()
    const quantity = dropdown.getByRole('textbox', { name: say('direct-order.quantity') })
    await quantity.fill('många')
    await dropdown.getByText(say('direct-order.quantity-not-number')).waitFor()
    await quantity.fill('100 001')
    await dropdown.getByText(say('direct-order.quantity-invalid')).waitFor()
    await checkAccess('[role=dialog]')
    await number.fill('')
    await quantity.fill('')

    // A prefix, the arrows and Enter: the focus moves to the quantity. Comma is the decimal separator.
    await number.focus()
    await page.keyboard.type(whole().code.slice(0, -1))
    await dropdown.getByRole('option', { name: new RegExp(whole().code, 'u') }).waitFor()
    await number.fill('')
    await typeLine(page, whole().code, '2,4')
    await dropdown.getByText(whole().code).waitFor()
    expect(await focused(page)).toBe(say('direct-order.article-number'))
    // Four lines typed quickly: each is added, in order.
    for (const line of [packed().code, 'FINNS-INTE', replaced().code, twins().number]) {
      await typeLine(page, line, '1')
    }
    const rows = dropdown.getByRole('table').getByRole('row')
    await expect.poll(() => rows.count()).toBe(6)
    await expect(rows.nth(2).textContent()).resolves.toContain(packed().code)
    await dropdown.getByText(say('direct-order.error-notFound')).waitFor()
    await dropdown.getByText(say('direct-order.warning-replaced', replaced().code)).waitFor()
    await dropdown.getByText(say('direct-order.list-linesWithErrors')).waitFor()
    await dropdown.getByText(say('direct-order.note-quantitiesRaised')).waitFor()
    await checkAccess('[role=dialog]')
    const red = await rows.nth(3).getByText(say('direct-order.error-notFound')).evaluate(colourOf)
    const amber = await rows.nth(2).getByRole('listitem').first().evaluate(colourOf)
    expect([isRed(red), isRed(amber)]).toEqual([true, false])

    // An ambiguous number is chosen, an unknown one removed, by keyboard.
    const choice = dropdown.getByRole('combobox', { name: say('direct-order.choose-product') })
    await choice.focus()
    await choice.selectOption(twins().codes[0] ?? '')
    await choice.waitFor({ state: 'detached' })
    await dropdown.getByRole('button', { name: say('direct-order.remove', 'FINNS-INTE') }).press('Enter')
    await expect.poll(() => rows.count()).toBe(5)
    expect(await focused(page)).toBe(say('direct-order.article-number'))

    // A quantity is edited in place; Enter saves it and moves to the next row.
    const first = rows.nth(1).getByRole('textbox')
    const second = rows.nth(2).getByRole('textbox')
    const raised = await second.inputValue()
    await first.focus()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    expect(await second.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => second.inputValue()).toBe(raised)
    await expect.poll(() => quantitiesHeld(page)).toContain(7)
    // Another page was faster: the input stays beside the current row, and Enter sends it again.
    const unit = await changeElsewhere(page, whole().code, 9)
    await first.focus()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await dropdown.getByText(say('direct-order.now-quantity', `9 ${unit}`)).waitFor()
    expect(await first.inputValue()).toBe('8')
    await checkAccess('[role=dialog]')
    await first.press('Enter')
    await expect.poll(() => quantitiesHeld(page)).toContain(8)

    const cart = cartLink(page, say, true)
    const before = await countIn(cart)
    await dropdown.getByRole('button', { name: say('direct-order.commit.other', 4) }).press('Enter')
    await dropdown.getByText(say('direct-order.committed.other', 4)).waitFor()
    await expect.poll(() => countIn(cart)).toBe(before + 4)
    expect(await linesHeld(page)).toBe(await countIn(cart))
    await dropdown.getByText(say('direct-order.empty')).waitFor()
    // An article already in the cart raises its line: the count stays, and a message says so.
    await number.focus()
    await typeLine(page, whole().code, '1')
    await dropdown.getByRole('button', { name: say('direct-order.commit.one', 1) }).press('Enter')
    await dropdown.getByText(say('direct-order.no-new-lines')).waitFor()
    expect([await countIn(cart), await linesHeld(page)]).toEqual([before + 4, before + 4])

    // Cleared after a confirmation.
    await number.focus()
    await typeLine(page, whole().code, '1')
    await dropdown.getByText(whole().code).waitFor()
    await dropdown.getByRole('button', { name: say('direct-order.clear'), exact: true }).press('Enter')
    const question = page.getByRole('alertdialog', { name: say('direct-order.clear-ask') })
    await question.getByRole('button', { name: say('direct-order.cancel') }).press('Enter')
    await dropdown.getByText(whole().code).waitFor()
    await dropdown.getByRole('button', { name: say('direct-order.clear'), exact: true }).press('Enter')
    await question.getByRole('button', { name: say('direct-order.clear-confirm') }).press('Enter')
    await dropdown.getByText(say('direct-order.empty')).waitFor()
    await emptyCartByCall(page)
    // Only the refusal of the outdated change.
    expect(complaints.length).toBeGreaterThan(0)
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
  })

  it('asks for the required choices of each article in turn, and adds all at once (DIR-4)', async () => {
    const say = translatorOf('sv')
    const { page, complaints, open } = await visit('se', desktop)
    await open('/')
    await signInByCall(page, 'anna')
    await emptyCartByCall(page)
    await clearDirectOrderByCall(page)
    await open('/my-pages/order-directly')
    const number = page.getByRole('combobox', { name: say('direct-order.article-number') })
    await waitForHandlers(number)
    await number.focus()
    for (const code of configured()) {
      await typeLine(page, code, '1')
      await page.getByRole('main').getByText(code, { exact: true }).waitFor()
    }
    await page.getByRole('button', { name: say('direct-order.commit.other', 2) }).press('Enter')
    const titles: string[] = []
    for (const _ of configured()) {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').nth(1).check()
      titles.push((await dialog.getByRole('heading').first().textContent()) ?? '')
      await dialog.getByRole('button', { name: say('direct-order.add') }).press('Enter')
      await dialog.getByText(titles.at(-1) ?? '').waitFor({ state: 'detached' })
    }
    expect(new Set(titles).size).toBe(2)
    await page.getByText(say('direct-order.committed.other', 2)).waitFor()
    await expect.poll(() => countIn(cartLink(page, say, true))).toBe(2)
    await emptyCartByCall(page)
    expect(complaints).toEqual([])
  })

  it('accepts pasted rows and a spreadsheet, shows the outcome of each row, and adds the valid ones (DIR-5)', async () => {
    const say = translatorOf('sv')
    const { page, complaints, open, checkAccess } = await visit('se', desktop)
    await open('/')
    await signInByCall(page, 'anna')
    await emptyCartByCall(page)
    expect(await open('/my-pages/order-directly')).toBe(200)
    await waitForHandlers(page.getByRole('tab', { name: say('order-directly.one-by-one') }))
    await page.getByRole('tab', { name: say('order-directly.one-by-one') }).focus()
    await page.keyboard.press('ArrowRight')
    const paste = page.getByRole('textbox', { name: say('order-directly.paste') })
    await paste.fill(
      [
        `Artnr\tAntal`,
        `${whole().code}\t1 200`,
        `${packed().code}\t1`,
        `FINNS-INTE\t2`,
        `${twins().number}\t3`,
        `Summa\t1206`,
      ].join('\n'),
    )
    await page.getByRole('button', { name: say('order-directly.check') }).press('Enter')
    const table = page.getByRole('table', { name: say('order-directly.caption') })
    const rows = table.getByRole('row')
    await expect.poll(() => rows.count()).toBe(6)
    for (const [place, outcome] of ['ok', 'changed', 'notFound', 'choose', 'skipped'].entries()) {
      const text = (await rows.nth(place + 1).textContent()) ?? ''
      expect(text).toContain(say(`order-directly.outcome-${outcome}`))
      expect(text.startsWith(String(place + 2)), text).toBe(true)
    }
    await checkAccess('main')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('order-directly.problems', 'CSV') }).press('Enter')
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain(`FINNS-INTE;2;${say('order-directly.outcome-notFound')}`)
    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: say('order-directly.problems', 'XLSX') }).press('Enter')
    const { rows: again } = await readRows(await readFile(await (await sheet).path()))
    expect(again.map(({ number, quantity }) => [number, quantity.value])).toContainEqual(['FINNS-INTE', 2])
    await rows
      .nth(4)
      .getByRole('combobox')
      .selectOption(twins().codes[1] ?? '')
    const cart = cartLink(page, say, true)
    const before = await countIn(cart)
    await page.getByRole('button', { name: say('order-directly.add.other', 3) }).press('Enter')
    await page.getByText(say('direct-order.committed.other', 3)).waitFor()
    await expect.poll(() => countIn(cart)).toBe(before + 3)
    // Rows that could not be added are still shown.
    await expect.poll(() => rows.count()).toBe(2)

    await page.getByRole('button', { name: say('order-directly.start-over') }).press('Enter')
    await expect.poll(() => focused(page)).toBe(say('order-directly.paste'))
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: say('order-directly.template', 'XLSX') }).press('Enter')
    expect((await template).suggestedFilename()).toBe(`${say('order-directly.template-file')}.xlsx`)
    const input = page.locator('input[type=file]')
    await input.setInputFiles({
      name: 'lista.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsxOf([
        ['EAN', 'Antal'],
        [Number(whole().ean), 7],
      ]),
    })
    await table.getByText(whole().code, { exact: true }).waitFor()
    await page.getByRole('button', { name: say('order-directly.start-over') }).press('Enter')
    await input.setInputFiles({
      name: 'gammal.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    })
    await page.getByText(say('order-directly.refused-oldFormat')).waitFor()
    await input.setInputFiles({
      name: 'makron.xlsm',
      mimeType: 'application/vnd.ms-excel.sheet.macroEnabled.12',
      buffer: zipOf([...xlsxParts([['1', 1]]), { name: 'xl/vbaProject.bin', content: 'x' }]),
    })
    await page.getByText(say('order-directly.refused-macros')).waitFor()
    // A hundred megabytes: refused by size, without reading it.
    const large = join(mkdtempSync(join(tmpdir(), 'rows-')), 'stor.csv')
    writeFileSync(large, '1;1\n')
    truncateSync(large, 100_000_000)
    await input.setInputFiles(large)
    await page.getByText(say('order-directly.refused-tooLarge', 750)).waitFor()
    rmSync(dirname(large), { recursive: true })
    await input.setInputFiles({ name: 'tom.csv', mimeType: 'text/csv', buffer: Buffer.from('Artnr;Antal\n') })
    await page.getByText(say('order-directly.refused-empty')).waitFor()
    await emptyCartByCall(page)
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([])
  })
})

/** The visible background behind an element. */
function colourOf(element: Element): string {
  for (let now: Element | null = element; now !== null; now = now.parentElement) {
    const { backgroundColor } = getComputedStyle(now)
    if (!/, 0\)$|transparent/u.test(backgroundColor)) return backgroundColor
  }
  return ''
}
const isRed = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/gu) ?? []).map(Number)
  return red > green + 8 && Math.abs(green - blue) < 12
}

describe('direct order on a phone', () => {
  it("opens behind the plus, accepts a number and becomes a visitor's favourite list (DIR-1, DIR-4)", async () => {
    const say = translatorOf('nn')
    const { page, complaints, open, checkAccess } = await visit('gelia-no', mobile)
    await open('/')
    const way = wayOf(page, say)
    await way.tap()
    const panel = page.getByRole('dialog', { name: say('direct-order.title') })
    const number = panel.getByRole('combobox', { name: say('direct-order.article-number') })
    await number.waitFor()
    await expect.poll(() => focused(page)).toBe(say('direct-order.article-number'))
    await typeLine(page, whole().code, '3')
    await panel.getByText(whole().code).waitFor()
    await typeLine(page, packed().code, '1')
    await panel.getByText(packed().code).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await checkAccess('[role=dialog]')
    await panel.getByRole('button', { name: say('direct-order.commit-list.other', 2) }).tap()
    await panel.getByText(/2 varer vart lagra i lista \d{4}-\d\d-\d\d/u).waitFor()
    // Until sign-in the articles are in the purchase list, which the header counts.
    await expect.poll(() => linesHeld(page)).toBe(2)
    await panel.getByRole('link', { name: say('cart.to-list') }).waitFor()
    expect(complaints).toEqual([])
  })

  it('has the page with both ways, in the width of a phone (DIR-1, DIR-5)', async () => {
    const say = translatorOf('fi')
    const { page, complaints, open, checkAccess } = await visit('prevex', mobile)
    expect(await open('/my-pages/order-directly')).toBe(200)
    await page.getByRole('tab', { name: say('order-directly.many') }).tap()
    await page.getByRole('textbox', { name: say('order-directly.paste') }).fill(`${whole().code};2\nEI-OLE;1`)
    await page.getByRole('button', { name: say('order-directly.check') }).tap()
    await page.getByText(say('order-directly.outcome-notFound')).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await checkAccess('main')
    await page.getByRole('button', { name: say('order-directly.add-list.one', 1) }).tap()
    await page.getByText(/1 tuote tallennettiin listaan/u).waitFor()
    expect(complaints).toEqual([])
  })
})

const fieldOf = (page: Page, name: string): Locator => page.locator(`main input[name=${name}]`)

describe('the direct order page before hydration', () => {
  it('keeps typed text: without script, submitted before hydration, or typed during hydration (DIR-2)', async () => {
    const say = translatorOf('sv')
    const bare = await visit('se', { ...desktop, javaScriptEnabled: false })
    await bare.open('/my-pages/order-directly')
    await fieldOf(bare.page, 'articleNumber').fill(whole().code)
    await bare.page.keyboard.press('Enter')
    await bare.page.waitForURL(/articleNumber=/u)
    expect(await fieldOf(bare.page, 'articleNumber').inputValue()).toBe(whole().code)
    // Chromium has parsed the page with script enabled: noscript content is text.
    expect(await bare.page.locator('main noscript').first().textContent()).toContain(
      say('direct-order.script-needed'),
    )

    const { page, complaints } = await visit('se', desktop)
    const waiting: (() => void)[] = []
    let isSlow = true
    await page.route(/\/assets\/.*\.js$/u, async (route) => {
      if (isSlow) await new Promise<void>((come) => waiting.push(come))
      // The page that requested it may be closed.
      await route.continue().catch(() => {})
    })
    const comeNow = (): void => {
      isSlow = false
      for (const come of waiting.splice(0)) come()
    }
    const number = fieldOf(page, 'articleNumber')
    const quantity = fieldOf(page, 'quantity')
    await page.goto('/my-pages/order-directly', { waitUntil: 'commit' })
    await number.click()
    await page.keyboard.type(whole().code)
    await page.keyboard.press('Enter')
    await page.waitForURL(/articleNumber=/u, { waitUntil: 'commit' })
    await number.waitFor()
    comeNow()
    // The address is clean, and the focus has not moved.
    await page.waitForURL(({ search }) => search === '')
    await expect.poll(() => focused(page)).toBe(say('direct-order.quantity'))
    expect(await number.inputValue()).toBe(whole().code)
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('table').getByText(whole().code).waitFor()

    isSlow = true
    await page.reload({ waitUntil: 'commit' })
    await number.fill(packed().code)
    await quantity.fill('2')
    comeNow()
    await waitForHandlers(number)
    await number.press('End')
    await page.keyboard.type('9')
    expect([await number.inputValue(), await quantity.inputValue()]).toEqual([`${packed().code}9`, '2'])
    await clearDirectOrderByCall(page)
    expect(complaints).toEqual([])
  })
})
