import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawInWorker } from '../../../api/orders/sheet/draw-in-worker.ts'
import type { OrderSheet, SheetLine } from '../../../api/orders/sheet/order-sheet.ts'
import { WorkersBusy } from '../../../api/platform/workers-busy.ts'
import { databases } from '../fixtures/databases.ts'
import { pdfPages } from '../fixtures/pdf.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const addressOf = (orderNumber: string): string => `/api/my-pages/order/sheet?orderNumber=${orderNumber}`

/** A text with normalised white space, because line breaks in a PDF do not matter. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ')

const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())

describe.each(databases)('the sheet of an order on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let orderNumber = ''
  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 2)
    await buyer.add('SCREW', 250)
    const { body: cart } = await buyer.get('/api/cart')
    const [{ itemId, version }] = cart.lines
    await buyer.post('/api/cart/markline', {
      itemId,
      version,
      note: 'Till köket ½″ ⌀15 × 20',
      goodsMark: 'Plan 2',
    })
    const placed = await buyer.order((await buyer.get('/api/cart')).body.version, undefined, {
      goodsMark: 'Hus B',
      project: 'Kajen 12',
      contactName: 'Åsa Öberg',
      contactPhone: '070-123 45 67',
    })
    orderNumber = placed.body.orderNumber
  })
  afterAll(() => shop.close())

  const sheet = async (headers: Record<string, string> = {}, visitor = buyer): Promise<string> =>
    plain((await pdfPages((await visitor.get(addressOf(orderNumber), headers)).body)).join(' '))

  it('is a PDF named after the order, which must not be cached', async () => {
    const { status, headers, body } = await buyer.get(addressOf(orderNumber))
    const name = `orderbekraftelse-${orderNumber}.pdf`
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(new TextDecoder().decode(body.slice(0, 5))).toBe('%PDF-')
  })

  it('has everything that was ordered, with every trade symbol', async () => {
    const text = await sheet()
    for (const expected of [
      `Orderbekräftelse ${orderNumber}`,
      'Tradecounter',
      'Kund Customer a 1000a',
      'Leveransadress Bygget Byggvägen 2 123 46 Solna',
      'Önskad leveransdag 25 november 2026',
      'Orderdatum 20 november 2026',
      'Er referens Per',
      'Godsmärke Hus B',
      'Projekt Kajen 12',
      'Kontakt Åsa Öberg 070-123 45 67',
      'Beställd av User buyer',
      'Art.nr Benämning Antal',
      'À-pris exkl. moms',
      'Belopp exkl. moms',
      'VALVE Kulventil Till köket ½″ ⌀15 × 20 Godsmärke: Plan 2 2 st 129,50 kr/st 259,00 kr',
      '250 st 45,99 kr/100 st 114,98 kr',
      'Varor exkl. moms 373,98 kr Frakt exkl. moms 195,00 kr Moms 142,25 kr Att betala inkl. moms 711,23 kr',
      '020-123 45 67',
      'kundservice@tradecounter.example',
    ])
      expect(text).toContain(expected)
    expect(text).toMatch(/1 \/ ?1 Tradecounter/u)
  })

  it.each([
    ['fi-FI', 'Tilausvahvistus', 'Toivottu toimituspäivä 25. marraskuuta 2026', 'Tuotenro Nimike'],
    ['nn-NO', 'Ordrestadfesting', 'Ønskt leveringsdag 25. november 2026', 'Art.nr. Varenamn'],
    ['da-DK', 'Ordrebekræftelse', 'Ønsket leveringsdag 25. november 2026', 'Varenr. Varetekst'],
    ['en-GB', 'Order confirmation', 'Requested delivery date 25 November 2026', 'Item no. Description'],
  ])("is in the reader's language: %s", async (locale, title, day, headings) => {
    const text = await sheet({ 'X-Language': locale })
    for (const expected of [`${title} ${orderNumber}`, day, headings]) expect(text).toContain(expected)
  })

  it("names the brand of the customer's shop", async () => {
    const text = await sheet({ 'X-Brand': 'solelgrossisten' })
    expect(text).toContain('Solelgrossisten')
    expect(text).not.toContain('Tradecounter ')
  })

  it('is tagged for assistive technology: language, title, headings of the table', async () => {
    const { body } = await buyer.get(addressOf(orderNumber))
    const document = await getDocumentProxy(body)
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({
      Language: 'sv-SE',
      Title: `Orderbekräftelse ${orderNumber}`,
      Author: 'Tradecounter',
    })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
    const page = await document.getPage(1)
    const roles = JSON.stringify(await page.getStructTree()).match(/"role":"\w+"/gu) ?? []
    const count = (role: string) => roles.filter((each) => each === `"role":"${role}"`).length
    // Headings, two lines and four totals.
    expect([count('H1'), count('Table'), count('TR'), count('TH')]).toEqual([1, 2, 7, 9])
  })

  it('has neither prices nor totals for a user who hides prices', async () => {
    const { db } = shop.store
    const hide = (hidePrices: 0 | 1) =>
      db.updateTable('users').set({ hidePricesAvailable: 1, hidePrices }).where('id', '=', 'buyer').execute()
    await hide(1)
    const hidden = await sheet()
    await hide(0)
    expect(hidden).toContain('Art.nr Benämning Antal VALVE Kulventil')
    expect(hidden).toContain('2 st')
    for (const price of ['129,50', '259,00', '45,99', '711,23', ' kr', 'Moms', 'Att betala'])
      expect(hidden).not.toContain(price)
    expect(await sheet()).toContain('259,00 kr')
  })

  it('names the branch for pickup', async () => {
    const picker = new Visitor(shop.api)
    await picker.signIn('buyer')
    await picker.add('VALVE', 1)
    const { body } = await picker.get('/api/cart/checkout')
    const [branch] = body.branches
    const placed = await picker.order(body.cart.version, undefined, {
      deliveryMethod: 'pickup',
      branchId: branch.id,
    })
    const answer = await picker.get(addressOf(placed.body.orderNumber))
    const text = plain((await pdfPages(answer.body)).join(' '))
    expect(text).toContain(`Hämtställe ${branch.name} ${branch.street}`)
    expect(text).toContain('Hämtdag 25 november 2026')
    expect(text).not.toContain('Leveransadress')
  })

  it("returns the same answer for another customer's order as for an unknown one", async () => {
    const other = new Visitor(shop.api)
    await other.signIn('other')
    const theirs = await other.get(addressOf(orderNumber))
    const none = await other.get(addressOf('99999999'))
    expect(theirs.status).toBe(404)
    expect([theirs.status, theirs.body]).toEqual([none.status, none.body])
    expect((await new Visitor(shop.api).get(addressOf(orderNumber))).status).toBe(401)
    const idle = new Visitor(shop.api)
    await idle.signIn('idle')
    expect((await idle.get(addressOf(orderNumber))).status).toBe(403)
  })
})

describe('drawInWorker', () => {
  const sheet: OrderSheet = {
    language: 'en-GB',
    brand: 'Tradecounter',
    title: 'Order confirmation 1',
    opening: '',
    facts: [],
    headings: {
      number: 'Item no.',
      name: 'Description',
      quantity: 'Quantity',
      unitPrice: 'Price',
      amount: 'Amount',
    },
    totals: [],
    showsPrices: true,
    closing: 'Thank you',
    contact: '020',
    placedAt: '2026-11-20T11:00:00.000Z',
  }
  const line = { number: '1', name: 'Valve', notes: [], quantity: '1', unitPrice: '1', amount: '1' }

  /** Windows of 200 lines. Without a `count` there is no end. */
  async function* windows(count = Infinity): AsyncGenerator<SheetLine[], void> {
    for (let index = 0; index < count; index++) yield Array.from({ length: 200 }, () => line)
  }

  async function* brokenWindows(): AsyncGenerator<SheetLine[], void> {
    yield* windows(20)
    throw new Error('away')
  }

  it('accepts a limited number of sheets and draws all of them', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => drawInWorker(sheet, windows(0))),
    )
    const drawn = answers.filter((answer) => answer.status === 'fulfilled')
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(drawn.length).toBeGreaterThanOrEqual(16)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ reason }) => reason instanceof WorkersBusy)).toBe(true)
    expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'busy', headers: { 'retry-after': '1' } })
    for (const { value } of drawn)
      expect((await pdfPages(await bytesOf(value))).join(' ')).toMatch(/1 \/ ?1/u)
  })

  it('takes turns between users, however many sheets one of them has ordered (ACC-12)', async () => {
    const ready: string[] = []
    const ask = (userId: string) =>
      drawInWorker(sheet, windows(1), { userId, customerId: 'a' }).then(
        async (body) => {
          ready.push(userId)
          await bytesOf(body)
        },
        () => ready.push('refused'),
      )
    const flood = Array.from({ length: 40 }, () => ask('flood'))
    const honest = [ask('anna'), ask('bo')]
    await Promise.all([...flood, ...honest])
    // Two are drawn at once, and the flood has the next turn of each round.
    const served = ready.filter((who) => who !== 'refused')
    expect(served.slice(0, 7)).toEqual(expect.arrayContaining(['anna', 'bo']))
  })

  it('aborts the answer if the lines can no longer be read', async () => {
    const drawn = drawInWorker(sheet, brokenWindows()).then(bytesOf)
    await expect(drawn).rejects.toThrow('away')
  })

  it('stops reading lines when the answer is cancelled', async () => {
    let count = 0
    async function* counted(): AsyncGenerator<SheetLine[], void> {
      for await (const window of windows()) {
        count += 1
        yield window
      }
    }
    const body = await drawInWorker(sheet, counted())
    await body.cancel()
    const read = count
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(count).toBeLessThanOrEqual(read + 1)
  })
})
