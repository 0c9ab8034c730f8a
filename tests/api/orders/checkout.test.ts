import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, openShop, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor, type Answer } from '../fixtures/visitor.ts'

describe.each(databases)('the checkout on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
    await insertRows(shop.store.db, 'warehouses', [
      {
        id: 'got',
        name: 'Göteborg',
        country: 'SE',
        street: 'Backa 1',
        postalCode: '417 05',
        city: 'Göteborg',
      },
      { id: 'osl', name: 'Oslo', country: 'NO', street: 'Alfaset 3', postalCode: '0668', city: 'Oslo' },
    ])
    await insertRows(shop.store.db, 'branchClosedDays', [
      { warehouseId: 'sto', day: '2026-11-26' },
      { warehouseId: 'got', day: '2026-11-27' },
    ])
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
    await buyer.add('VALVE', 2)
  })

  const cart = async () => (await buyer.get('/api/cart')).body
  const order = async (more: object = {}): Promise<Answer> =>
    buyer.order((await cart()).version, undefined, more)
  const readOrder = async ({ body }: Answer) =>
    (await buyer.get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)).body

  const setPrice = (amount: number) =>
    shop.store.db
      .updateTable('prices')
      .set({ amount })
      .where('variantId', '=', 1)
      .where('priceGroup', '=', 'se-list')
      .execute()
  const setStock = (quantity: number, firstDeliveryDate: string | null = null) =>
    shop.store.db
      .updateTable('stock')
      .set({ quantity, firstDeliveryDate })
      .where('variantId', '=', 1)
      .execute()

  it("returns the branches of the country, the customer's own first, each with its calendar", async () => {
    const { body } = await buyer.get('/api/cart/checkout')
    expect(body.branches.map(({ id }: { id: string }) => id)).toEqual(['sto', 'got'])
    expect(body.closedDates).toContain('2026-11-26')
    expect(body.closedDates).not.toContain('2026-11-27')
    expect(body.branches[1].closedDates).toContain('2026-11-27')
    expect(body.contact).toEqual({ name: 'User buyer', email: 'buyer@example.test', phone: '' })
  })

  it('refuses closed days of the delivering branch and holidays', async () => {
    for (const requestedDeliveryDate of ['2026-11-26', '2026-11-28', '2027-01-06'])
      expect(await order({ requestedDeliveryDate })).toMatchObject({
        status: 400,
        body: { field: 'requestedDeliveryDate' },
      })
    expect((await order({ requestedDeliveryDate: '2026-11-27' })).status).toBe(200)
  })

  it('accepts pickup at a branch: its address, its calendar, no freight', async () => {
    const pickup = { deliveryMethod: 'pickup', branchId: 'got' }
    const { body: checkout } = await buyer.get('/api/cart/checkout')
    expect(checkout.pickup).toEqual({ freight: 0, vat: 64_75, total: 323_75 })
    expect((await order({ ...pickup, requestedDeliveryDate: '2026-11-27' })).status).toBe(400)
    for (const branchId of ['osl', 'none', ''])
      expect(await order({ ...pickup, branchId })).toMatchObject({ status: 400, body: { field: 'branchId' } })
    const placed = await order({ ...pickup, requestedDeliveryDate: '2026-11-26' })
    expect(placed.status).toBe(200)
    expect(await readOrder(placed)).toMatchObject({
      deliveryMethod: 'pickup',
      address: { name: 'Göteborg', street: 'Backa 1' },
      sum: 259_00,
      freight: 0,
      total: 323_75,
    })
  })

  it('stores project, contact, goods mark and part delivery', async () => {
    const said = { project: 'P 7', contactName: 'Per', contactPhone: '070-1', goodsMark: 'Plan 2' }
    const placed = await order({ ...said, partDelivery: false })
    expect(await readOrder(placed)).toMatchObject({
      project: 'P 7',
      contact: { name: 'Per', phone: '070-1' },
      goodsMark: 'Plan 2',
      partDelivery: false,
      deliveryMethod: 'delivery',
    })
  })

  it('requires the fields that the company requires, and no others', async () => {
    const rule = { customerId: 'a', requiredFields: 'project,contactPhone' }
    await insertRows(shop.store.db, 'customerRules', [rule])
    const { body } = await buyer.get('/api/cart/checkout')
    expect(
      body.orderFields
        .filter(({ required }: { required: boolean }) => required)
        .map(({ field }: { field: string }) => field),
    ).toEqual(['reference', 'project', 'contactPhone'])
    expect(await order()).toMatchObject({ status: 400, body: { code: 'required', field: 'project' } })
    expect(await order({ project: '   ', contactPhone: '070' })).toMatchObject({ status: 400 })
    expect((await order({ project: 'P', contactPhone: '070' })).status).toBe(200)
    const other = new Visitor(shop.api)
    await other.signIn('other')
    await other.add('VALVE', 1)
    expect((await other.order((await other.get('/api/cart')).body.version)).status).toBe(200)
    await shop.store.db.deleteFrom('customerRules').execute()
  })

  it('returns 409 with the current cart when a price has changed, and accepts the shown prices', async () => {
    const { stamp, version } = await cart()
    await setPrice(150_00)
    const refused = await buyer.order(version, undefined, { cartStamp: stamp })
    expect(refused.status).toBe(409)
    expect(refused.body.cart).toMatchObject({ version, sum: 300_00 })
    expect(refused.body.cart.stamp).not.toBe(stamp)
    const placed = await buyer.order(version, undefined, { cartStamp: refused.body.cart.stamp })
    expect((await readOrder(placed)).sum).toBe(300_00)
    await setPrice(129_50)
  })

  it('returns 409 when the stock has changed, unless it covers the order before and after', async () => {
    const { stamp, version } = await cart()
    await setStock(1, '2026-12-03')
    const refused = await buyer.order(version, undefined, { cartStamp: stamp })
    expect(refused.body).toMatchObject({
      code: 'stale',
      cart: { lines: [{ stock: { firstDeliveryDate: '2026-12-03' } }] },
    })
    await setStock(40)
    expect((await cart()).stamp).toBe(stamp)
    await setStock(39)
    expect((await buyer.order(version, undefined, { cartStamp: stamp })).status).toBe(200)
    await setStock(40)
  })

  it('puts each line added during the order into the order or the next cart, never into both or none', async () => {
    for (let round = 0; round < 10; round += 1) {
      await buyer.post('/api/cart/emptycart')
      await buyer.add('VALVE', 1)
      const { version } = await cart()
      const [placed] = await Promise.all([
        buyer.order(version),
        buyer.add('PIPE', 2.5),
        buyer.add('SCREW', 250),
      ])
      const ordered = placed.status === 200 ? (await readOrder(placed)).lines : []
      const held = (await cart()).lines
      const codes = [...ordered, ...held].map(({ variantNbr }: { variantNbr: string }) => variantNbr)
      expect(codes.toSorted()).toEqual(['PIPE', 'SCREW', 'VALVE'])
      expect(ordered.length).toBe(placed.status === 200 ? 1 : 0)
    }
  })
})

describe.each(databases)('the order confirmation mail, on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tc-mail-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is written once per order as a valid mail, also after a process has died', async () => {
    const { store, remove } = await open()
    await insertCatalogue(store)
    await insertPeople(store)
    // A process without a mail transport: the mail waits in the database.
    const first = serve(store, makeClock())
    const buyer = new Visitor(first.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 2)
    const key = 'one-order'
    const { body } = await buyer.order((await buyer.get('/api/cart')).body.version, key)
    await buyer.order(1, 'another-key')
    expect(readdirSync(folder)).toEqual([])
    await first.close()

    const second = serve(store, makeClock(), undefined, { mail: { folder } })
    await expect.poll(() => readdirSync(folder)).toHaveLength(1)
    await second.close()
    // Sent mail is not delivered again.
    const waiting = store.db.selectFrom('jobs').select('id').where('state', '<>', 'ready')
    expect(await waiting.execute()).toEqual([])
    const third = serve(store, makeClock(), undefined, { mail: { folder } })
    await third.close()
    const [file = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toMatch(/^To: buyer@example\.test\r?$/mu)
    expect(text).toMatch(/^Subject: =\?UTF-8\?Q\?Orderbekr=C3=A4ftelse/mu)
    const plain = text.replaceAll(/=\r?\n/gu, '')
    expect(plain).toContain(body.orderNumber)
    expect(plain).toContain('VALVE')
    expect(plain).toMatch(/259,00/u)
    expect(first.faults).toEqual([])
    rmSync(join(folder, file))
    await remove()
  })

  it.each([
    ['se', {}, 'Tradecounter', 'Orderbekräftelse', 'sv-SE'],
    ['se', { 'X-Brand': 'solelgrossisten' }, 'Solelgrossisten', 'Orderbekräftelse', 'sv-SE'],
    ['se', { 'X-Brand': 'prevex' }, 'Tradecounter', 'Orderbekräftelse', 'sv-SE'],
    ['se', { 'X-Language': 'en' }, 'Tradecounter', 'Order confirmation', 'en-GB'],
    ['se', { 'X-Language': 'fi-FI' }, 'Tradecounter', 'Tilausvahvistus', 'fi-FI'],
  ] as const)(
    'is in the name of the brand and in the language of the order: %s %o',
    async (site, headers, brand, subject, language) => {
      const shop = await openShop(open)
      const buyer = new Visitor(shop.api, site)
      await buyer.signIn('buyer')
      await buyer.add('VALVE', 2)
      const { version } = (await buyer.get('/api/cart')).body
      expect((await buyer.order(version, 'key', {}, headers)).status).toBe(200)
      const mail = await shop.store.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
      expect(mail.subject).toContain(subject)
      expect(mail.content).toContain(brand)
      expect(mail.html).toContain(`<strong>${brand}</strong>`)
      expect(mail.html).toContain(`lang="${language}"`)
      // Amounts in the shop's format, in every language (SITE-8).
      expect(mail.content.replaceAll(/\s/gu, ' ')).toMatch(/ 259,00 kr .* 567,50 kr /u)
      expect(mail.content).not.toMatch(/SEK|\d\.\d\d\b/u)
      expect(mail.site).toBe(brand === 'Solelgrossisten' ? 'solelgrossisten' : site)
      await shop.close()
    },
  )

  it('has no amounts for users who hide prices', async () => {
    const shop = await openShop(open)
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    await shy.add('VALVE', 2)
    expect((await shy.order((await shy.get('/api/cart')).body.version)).status).toBe(200)
    const mails = await shop.store.db.selectFrom('mails').selectAll().execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['shy@example.test'])
    expect(mails[0]?.content).not.toMatch(/259|323|\d,\d\d/u)
    await shop.close()
  })

  it('has the delivery day of lines that come later than requested, and of no others', async () => {
    const shop = await openShop(open)
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const mailFor = async (metres: number, requestedDeliveryDate: string): Promise<unknown[]> => {
      await buyer.add('VALVE', 2)
      await buyer.add('PIPE', metres)
      const { version, lines } = (await buyer.get('/api/cart')).body
      expect((await buyer.order(version, undefined, { requestedDeliveryDate })).status).toBe(200)
      const [mail] = await shop.store.db.selectFrom('mails').selectAll().execute()
      await shop.store.db.deleteFrom('mails').execute()
      const reported = mail?.content.match(/Kan levereras från .*/gu) ?? []
      return [lines.map(({ awaitedDay }: { awaitedDay: string | null }) => awaitedDay), reported]
    }
    // 12.5 m are in stock.
    expect(await mailFor(15, '2026-11-25')).toEqual([
      [null, '2026-12-01'],
      ['Kan levereras från 1 december 2026'],
    ])
    expect(await mailFor(15, '2026-12-01')).toEqual([[null, '2026-12-01'], []])
    expect(await mailFor(10, '2026-11-25')).toEqual([[null, null], []])
    await shop.close()
  })
})
