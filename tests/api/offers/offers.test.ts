import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { pdfPages } from '../fixtures/pdf.ts'
import { addColleague } from '../fixtures/people.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'

const base = '/api/my-pages/offers'

describe.each(databases)('offers on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let colleague: Visitor
  let seller: TestSeller
  beforeAll(async () => {
    shop = await openShop(open)
    await addColleague(shop.store, 'mate', 'a')
    await insertSeller(shop, 'sam')
    seller = new TestSeller(shop, 'sam')
    buyer = new Visitor(shop.api)
    colleague = new Visitor(shop.api)
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  beforeEach(async () => {
    shop.clock.set('2026-11-20T11:00:00.000Z')
    await seller.signIn()
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
    await colleague.signIn('mate')
    await colleague.post('/api/cart/emptycart')
  })

  const read = async (offerId: string, who = buyer) =>
    (await who.get(`${base}/offer?offerId=${offerId}`)).body
  const step = async (name: string, offerId: string, more: object = {}, who = buyer) =>
    who.post(`${base}/${name}`, { offerId, revision: (await read(offerId, who)).revision, ...more })
  const seen = async (offerId: string) => (await seller.call(`/offers/offer?offerId=${offerId}`)).body

  /** A request of two valves and 250 screws, sent. */
  const sent = async (): Promise<string> => {
    await buyer.add('VALVE', 2)
    await buyer.add('SCREW', 250)
    const { body } = await buyer.post(`${base}/request`, { name: 'Bygget', from: { kind: 'cart' } })
    await buyer.post('/api/cart/emptycart')
    expect((await step('send', body.offerId)).status).toBe(200)
    return body.offerId
  }
  const answer = async (offerId: string, more: object = {}, lines: readonly object[] = []) => {
    const { revision } = await seen(offerId)
    return seller.call('/offers/answer', {
      offerId,
      revision,
      validUntil: '2026-11-30T16:00Z',
      lines: [
        { position: 1, quantity: 2, offeredPrice: 100_00 },
        { position: 2, quantity: 250, offeredPrice: 40_00 },
        ...lines,
      ],
      ...more,
    })
  }
  const ready = async (lines: readonly object[] = [], validUntil = '2026-11-30T16:00Z'): Promise<string> => {
    const offerId = await sent()
    await seller.call('/offers/take', { offerId, revision: (await seen(offerId)).revision })
    expect(await answer(offerId, { validUntil }, lines)).toMatchObject({ status: 200 })
    return offerId
  }

  it('go from the cart to the seller and back, into the cart at the offered prices, and into one order', async () => {
    const offerId = await ready()
    const offer = await read(offerId)
    expect(offer).toMatchObject({
      state: 'ready',
      createdBy: 'User buyer',
      seller: 'Seller sam',
      sum: 300_00,
    })
    expect(offer.versions[1].lines[0]).toMatchObject({
      customerPrice: 129_50,
      offeredPrice: 100_00,
      discount: 228,
      total: 200_00,
      use: 'open',
    })
    const accepted = await step('accept', offerId, { positions: [1, 2] })
    expect(accepted.body).toMatchObject({
      cartCount: 2,
      results: [{ outcome: 'added' }, { outcome: 'added' }],
    })
    expect((await read(offerId)).state).toBe('accepted')
    const { body: cart } = await buyer.get('/api/cart')
    expect(cart).toMatchObject({ sum: 300_00, blocked: false })
    expect(cart.lines[0]).toMatchObject({
      lineItemUnitPrice: 100_00,
      lock: { kind: 'offer', number: offer.number, validUntil: '2026-11-30T16:00:00.000Z', mostQuantity: 2 },
    })
    const { itemId, version } = cart.lines[0]
    expect(await buyer.post('/api/cart/changequantity', { itemId, version, quantity: 3 })).toMatchObject({
      status: 409,
      body: { code: 'lineLocked' },
    })
    const placed = await buyer.order(cart.version, undefined, { cartStamp: cart.stamp })
    expect(placed.status).toBe(200)
    const after = await read(offerId)
    expect(after.state).toBe('ordered')
    expect(
      after.versions[1].lines.map(({ use, orderNumber }: Record<string, string>) => [use, orderNumber]),
    ).toEqual([
      ['ordered', placed.body.orderNumber],
      ['ordered', placed.body.orderNumber],
    ])
    const { body: order } = await buyer.get(`/api/my-pages/order?orderNumber=${placed.body.orderNumber}`)
    expect(order.sum).toBe(300_00)
  })

  it('hold to the minute: not a millisecond after their end, neither accepted nor ordered', async () => {
    const offerId = await ready([], '2026-11-20T11:04Z')
    shop.clock.set('2026-11-20T11:03:59.000Z')
    expect((await read(offerId)).state).toBe('ready')
    expect((await step('accept', offerId, { positions: [1] })).status).toBe(200)
    const { body: cart } = await buyer.get('/api/cart')
    shop.clock.set('2026-11-20T11:04:00.000Z')
    expect((await read(offerId)).state).toBe('expired')
    expect(await step('accept', offerId, { positions: [2] })).toMatchObject({
      status: 409,
      body: { code: 'offerState', state: 'expired' },
    })
    expect((await buyer.order(cart.version)).body).toMatchObject({ code: 'notOrderable' })
    expect((await buyer.get('/api/cart')).body.lines[0].lineItemData.errors).toEqual(['lockExpired'])
    // A longer validity makes the line of the cart orderable again.
    const { revision } = await seen(offerId)
    const extend = (validUntil: string) => seller.call('/offers/extend', { offerId, revision, validUntil })
    expect(await extend('2027-02-31T11:09Z')).toMatchObject({ status: 400, body: { field: 'validUntil' } })
    expect((await extend('2026-11-20T11:09Z')).status).toBe(200)
    expect((await buyer.get('/api/cart')).body).toMatchObject({ blocked: false, sum: 200_00 })
  })

  it('are accepted once when two users accept at the same time', async () => {
    const offerId = await ready()
    const { revision } = await read(offerId)
    const answers = await Promise.all(
      [buyer, colleague].map((who) => who.post(`${base}/accept`, { offerId, revision, positions: [1] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const carts = await Promise.all([buyer, colleague].map((who) => who.get('/api/cart')))
    expect(carts.map(({ body }) => body.lineCount).toSorted()).toEqual([0, 1])
    expect((await step('accept', offerId, { positions: [1] })).body).toMatchObject({ code: 'lineTaken' })
    expect((await step('release', offerId)).status).toBe(200)
    expect((await read(offerId)).state).toBe('ready')
    expect((await step('accept', offerId, { positions: [1] }, colleague)).status).toBe(200)
  })

  it('let one of a line and its alternatives be accepted', async () => {
    const offerId = await ready([
      {
        position: 0,
        variantNumber: 'PIPE',
        quantity: 5,
        offeredPrice: 10_00,
        kind: 'alternative',
        alternativeTo: 1,
      },
    ])
    expect(await step('accept', offerId, { positions: [1, 3] })).toMatchObject({
      status: 400,
      body: { code: 'alternatives', field: 'positions.1' },
    })
    expect((await step('accept', offerId, { positions: [3] })).status).toBe(200)
    expect(await step('accept', offerId, { positions: [1] })).toMatchObject({ status: 400 })
    // The PDF numbers its lines, so that its reader finds the one that an alternative names.
    const sheet = await buyer.get(`${base}/sheet?offerId=${offerId}`)
    const text = (await pdfPages(sheet.body)).join(' ').replaceAll(/\s+/gu, ' ')
    const { lines } = (await read(offerId)).versions.at(-1)
    for (const { position, name } of lines) expect(text).toContain(`${position}. ${name}`)
    expect(text).toContain('Alternativ till rad 1')
  })

  it('tell sellers and buyers by mail at each step, and record each in the audit', async () => {
    await shop.store.db.deleteFrom('mails').execute()
    const offerId = await ready()
    await step('askchange', offerId, { text: 'Kan ni ge bättre pris?' })
    await answer(offerId)
    await step('decline', offerId, { text: 'För dyrt' })
    const mails = await shop.store.db
      .selectFrom('mails')
      .select(['recipient', 'subject'])
      .orderBy('createdAt')
      .execute()
    const { number } = await read(offerId)
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['sam@example.test', `Ny offertförfrågan ${number}`],
      ['buyer@example.test', `Offert ${number} är klar`],
      ['sam@example.test', `Offert ${number} ska ändras`],
      ['buyer@example.test', `Offert ${number} är klar`],
      ['sam@example.test', `Offert ${number} är avböjd`],
    ])
    const entries = await shop.store.db
      .selectFrom('auditEntries')
      .select(['action', 'userName'])
      .where('subjectId', '=', offerId)
      .orderBy('at')
      .execute()
    expect(entries.map(({ action, userName }) => [action, userName])).toEqual([
      ['offer.send', 'User buyer'],
      ['offer.take', ''],
      ['offer.answer', ''],
      ['offer.askChange', 'User buyer'],
      ['offer.answer', ''],
      ['offer.decline', 'User buyer'],
    ])
    const own = await shop.store.db
      .selectFrom('sellerActions')
      .select('action')
      .where('subjectId', '=', offerId)
      .orderBy('at')
      .execute()
    expect(own.map(({ action }) => action)).toEqual(['offer.take', 'offer.answer', 'offer.answer'])
  })

  it('mail sellers in the language of their last sign-in', async () => {
    const { db } = shop.store
    await seller.signIn('en')
    await db.deleteFrom('mails').execute()
    const offerId = await ready()
    const { number } = await read(offerId)
    const mails = await db.selectFrom('mails').select(['recipient', 'subject']).orderBy('createdAt').execute()
    expect(mails).toEqual([
      { recipient: 'sam@example.test', subject: `New request ${number}` },
      { recipient: 'buyer@example.test', subject: `Offert ${number} är klar` },
    ])
    await db.updateTable('sellers').set({ language: '' }).execute()
  })

  it('mail nothing to a buyer who wants to be told in a browser only, but everything to the sellers', async () => {
    const { db } = shop.store
    await db.updateTable('users').set({ offerMail: 0 }).where('id', '=', 'buyer').execute()
    await subscribeTo(shop.store, 'buyer', ['offer'])
    await db.deleteFrom('mails').execute()
    const offerId = await ready()
    await step('decline', offerId, { text: 'För dyrt' })
    const mails = await db.selectFrom('mails').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['sam@example.test', 'sam@example.test'])
    const { number } = await read(offerId)
    expect(await pushedTo(shop.store, 'buyer')).toEqual([
      { title: `Offert ${number} är klar`, path: `/my-pages/offers?offer=${offerId}` },
    ])
    await db.deleteFrom('pushSubscriptions').execute()
    await db.updateTable('users').set({ offerMail: 1 }).where('id', '=', 'buyer').execute()
  })

  it('mail nothing to a buyer who may no longer act for the customer', async () => {
    const { db } = shop.store
    const setState = (state: 'active' | 'inactive') =>
      db.updateTable('attachments').set({ state }).where('userId', '=', 'buyer').execute()
    const offerId = await sent()
    await seller.call('/offers/take', { offerId, revision: (await seen(offerId)).revision })
    await db.deleteFrom('mails').execute()
    await setState('inactive')
    expect((await answer(offerId)).status).toBe(200)
    expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([])
    await setState('active')
  })

  it('refuse a change of an offer that has changed since it was shown', async () => {
    const offerId = await ready()
    const { revision } = await read(offerId)
    await step('askchange', offerId, { text: 'Annan mängd' })
    expect(await buyer.post(`${base}/decline`, { offerId, revision, text: 'Nej' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
  })

  it('are invisible to other customers', async () => {
    const offerId = await ready()
    const other = new Visitor(shop.api)
    await other.signIn('other')
    expect((await other.get(`${base}/offer?offerId=${offerId}`)).status).toBe(404)
    expect((await other.get(base)).body.total).toBe(0)
    expect((await other.post(`${base}/accept`, { offerId, revision: 4, positions: [1] })).status).toBe(404)
  })

  it('are requested from a list or rows, edited as drafts, and copied', async () => {
    const rows = [
      { variantNumber: 'VALVE', quantity: 3 },
      { variantNumber: 'NO-SUCH', quantity: 1 },
      { variantNumber: 'VALVE', quantity: 0.001 },
    ]
    const { body } = await buyer.post(`${base}/request`, { name: 'Fil', from: { kind: 'rows', rows } })
    expect(body).toMatchObject({
      lineCount: 1,
      leftOut: [
        { text: 'NO-SUCH', reason: 'unknown' },
        { text: 'VALVE', reason: 'quantity' },
      ],
    })
    const lines = [{ position: 1, quantity: 7, note: 'Till källaren' }]
    expect((await step('edit', body.offerId, { name: 'Annat namn', lines })).status).toBe(200)
    expect(await read(body.offerId)).toMatchObject({
      name: 'Annat namn',
      state: 'draft',
      versions: [{ lines: [{ quantity: 7, note: 'Till källaren' }] }],
    })
    const { body: copy } = await buyer.post(`${base}/copy`, { offerId: body.offerId })
    expect((await read(copy.offerId)).versions[0].lines[0].quantity).toBe(7)
    expect((await seller.call(`/offers/offer?offerId=${copy.offerId}`)).status).toBe(404)
    await buyer.add('VALVE', 2)
    const { body: list } = await buyer.post(
      '/api/cart/savelist',
      { name: 'Lista' },
      { 'Idempotency-Key': `list-${shop.clock.now().getTime()}` },
    )
    const fromList = await buyer.post(`${base}/request`, {
      name: 'Lista',
      from: { kind: 'list', listId: list.listId },
    })
    expect(fromList.body.lineCount).toBe(1)
  })

  it('round packs once over the rows of one article, in a request and in lines that are added', async () => {
    const rows = [
      { variantNumber: 'SCREW', quantity: 100 },
      { variantNumber: ' sc-rew', quantity: 100 },
      { variantNumber: 'PIPE', quantity: 0.5 },
      { variantNumber: 'PIPE', quantity: 2.1 },
    ]
    const { body } = await buyer.post(`${base}/request`, { name: 'Fil', from: { kind: 'rows', rows } })
    expect((await read(body.offerId)).versions[0].lines).toMatchObject([
      { variantNumber: 'SCREW', quantity: 250 },
      { variantNumber: 'PIPE', quantity: 5 },
    ])
    const edited = await step('edit', body.offerId, {
      name: 'Fil',
      lines: [{ position: 2, quantity: 5 }],
      added: [...rows.slice(0, 2), { variantNumber: 'SCREW', quantity: 100, note: 'Till taket' }],
    })
    expect(edited.body).toMatchObject({ lineCount: 3, leftOut: [] })
    expect((await read(body.offerId)).versions[0].lines).toMatchObject([
      { variantNumber: 'PIPE', quantity: 5 },
      { variantNumber: 'SCREW', quantity: 250, note: '' },
      { variantNumber: 'SCREW', quantity: 250, note: 'Till taket' },
    ])
  })

  it('name the lines of the cart that belong to another document', async () => {
    const offerId = await ready()
    expect((await step('accept', offerId, { positions: [1] })).status).toBe(200)
    const request = { name: 'Mer', from: { kind: 'cart' } }
    expect(await buyer.post(`${base}/request`, request)).toMatchObject({
      status: 409,
      body: { code: 'onlyLocked' },
    })
    await buyer.add('SCREW', 100)
    const { body } = await buyer.post(`${base}/request`, request)
    expect(body).toMatchObject({
      lineCount: 1,
      leftOut: [{ text: expect.stringContaining('VALVE'), reason: 'locked' }],
    })
    await step('release', offerId)
  })

  it('get further lines by article number as drafts', async () => {
    const rows = [{ variantNumber: 'VALVE', quantity: 3 }]
    const { body } = await buyer.post(`${base}/request`, { name: 'Fil', from: { kind: 'rows', rows } })
    const edited = await step('edit', body.offerId, {
      name: 'Fil',
      lines: [{ position: 1, quantity: 3 }],
      added: [
        { variantNumber: 'SCREW', quantity: 150, note: 'Rostfria' },
        { variantNumber: 'NO-SUCH', quantity: 1 },
      ],
    })
    expect(edited.body).toMatchObject({ lineCount: 2, leftOut: [{ text: 'NO-SUCH', reason: 'unknown' }] })
    const { versions } = await read(body.offerId)
    expect(versions[0].lines).toMatchObject([
      { variantNumber: 'VALVE', quantity: 3 },
      { variantNumber: 'SCREW', quantity: 250, note: 'Rostfria' },
    ])
    const many = Array.from({ length: 500 }, () => ({ variantNumber: 'SCREW', quantity: 100 }))
    const lines = [{ position: 1, quantity: 3 }]
    expect(await step('edit', body.offerId, { name: 'Fil', lines, added: many })).toMatchObject({
      status: 400,
      body: { code: 'tooManyLines' },
    })
  })

  it('are listed with filters, and as a file', async () => {
    const offerId = await ready([], '2026-11-27T11:04Z')
    const { number } = await read(offerId)
    const { body } = await buyer.get(`${base}?status=ready&search=${number}&createdBy=me`)
    expect(body).toMatchObject({ total: 1, offers: [{ number, state: 'ready' }] })
    expect((await colleague.get(`${base}?createdBy=me&search=${number}`)).body.total).toBe(0)
    expect((await buyer.get(`${base}?status=expired&search=${number}`)).body.total).toBe(0)
    const expiring = async () =>
      (await buyer.get(`${base}/expiring`)).body.offers.map((offer: { number: string }) => offer.number)
    expect(await expiring()).not.toContain(number)
    // Seven days before its end.
    shop.clock.set('2026-11-20T11:04:00.000Z')
    expect(await expiring()).toContain(number)
    const file = await buyer.get(`${base}/export?format=csv&search=${number}`)
    expect(file.body).toContain(number)
    const sheet = await buyer.get(`${base}/sheet?offerId=${offerId}`)
    expect(sheet.headers.get('content-type')).toBe('application/pdf')
  })
})
