import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'
import { prepareBilling } from '../invoices/invoice-shop.ts'
import { deliverOrder } from './return-shop.ts'

const statusOf = async (seller: TestSeller, number: string) =>
  (await seller.call(`/returns/case?number=${number}`)).status

describe.each(databases)("the seller's side of returns and complaints on $name", ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  const sellers: Record<'rita' | 'carl' | 'sam', TestSeller> = Object.create(null)
  let order: string
  let orders = 0

  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await insertSeller(shop, 'rita', ['returns:answer'])
    await insertSeller(shop, 'carl', ['complaints:answer'])
    await insertSeller(shop, 'sam', ['offers:answer'])
    for (const id of ['rita', 'carl', 'sam'] as const) {
      sellers[id] = new TestSeller(shop, id)
      await sellers[id].signIn()
    }
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    orders += 1
    order = await deliverOrder(shop, `51${String(orders).padStart(4, '0')}`)
  })

  const openCase = async (kind: 'return' | 'damaged', more: object = {}): Promise<string> => {
    const { body } = await buyer.post('/api/my-pages/return/save', {
      send: true,
      kind,
      orderNumber: order,
      wanted: 'credit',
      handover: 'handIn',
      reason: 'Broken',
      description: 'Cracked',
      lines: [{ orderPosition: 1, quantity: 2 }],
      ...more,
    })
    return body.number
  }
  const read = async (number: string) => (await buyer.get(`/api/my-pages/return?number=${number}`)).body

  const numbersOf = async (seller: TestSeller, query = '') => {
    const { status, body } = await seller.call(`/returns?search=${order}${query}`)
    return [status, body.returns?.map(({ number }: { number: string }) => number).toSorted()]
  }

  it('shows each seller the kinds that the seller may answer, and no drafts', async () => {
    const [back, broken] = [await openCase('return'), await openCase('damaged')]
    const draft = await openCase('return', { send: false })
    expect(await numbersOf(sellers.rita)).toEqual([200, [back]])
    expect(await numbersOf(sellers.carl)).toEqual([200, [broken]])
    expect(await numbersOf(sellers.rita, '&kind=damaged')).toEqual([200, []])
    expect(await numbersOf(sellers.sam)).toEqual([403, undefined])
    expect(await statusOf(sellers.rita, back)).toBe(200)
    expect(await statusOf(sellers.rita, broken)).toBe(403)
    expect(await statusOf(sellers.rita, draft)).toBe(404)
    expect(await statusOf(sellers.sam, back)).toBe(403)
    const step = { number: broken, version: 1, to: 'inReview' }
    expect((await sellers.rita.call('/returns/step', step)).status).toBe(403)
    expect((await sellers.rita.call('/returns/message', { number: broken, message: 'x' })).status).toBe(403)
    const stranger = new TestSeller(shop, 'rita')
    expect((await stranger.call('/returns')).status).toBe(401)
  })

  it('needs a reason for a question and a rejection, and an order for a replacement', async () => {
    const number = await openCase('damaged')
    const step = (to: string, version: number, more: object = {}) =>
      sellers.carl.call('/returns/step', { number, version, to, ...more })
    await step('inReview', 1)
    for (const to of ['moreInformation', 'rejected'])
      expect((await step(to, 2)).body).toMatchObject({ code: 'required', field: 'message' })
    expect((await step('moreInformation', 1, { message: 'Which?' })).body.code).toBe('changed')
    expect((await step('moreInformation', 2, { message: 'Which?' })).status).toBe(200)
    expect(await read(number)).toMatchObject({ state: 'moreInformation', actions: ['answer'] })
    await buyer.post('/api/my-pages/return/message', { number, version: 3, message: 'The blue one' })
    await step('approved', 4, { feeThousandths: 50 })
    expect(await read(number)).toMatchObject({ state: 'approved', feeThousandths: 50, hasSlip: true })
    const replaced = (replacementOrderNumber: string) => step('replaced', 5, { replacementOrderNumber })
    expect((await replaced('')).body).toMatchObject({ code: 'required', field: 'replacementOrderNumber' })
    expect((await replaced('nothing')).body).toMatchObject({ code: 'noOrder' })
    expect((await replaced(order)).status).toBe(200)
    expect(await read(number)).toMatchObject({ state: 'replaced', replacementOrderNumber: order })
  })

  it('writes in the thread, mails the customer, and is recorded for the company and the shop', async () => {
    const number = await openCase('damaged')
    expect((await sellers.carl.call('/returns/message', { number, message: 'We look at it' })).status).toBe(
      200,
    )
    await sellers.carl.call('/returns/step', { number, version: 1, to: 'inReview' })
    await sellers.carl.call('/returns/step', { number, version: 2, to: 'rejected', message: 'Worn out' })
    const { events } = await read(number)
    expect(
      events.map(({ actor, userName, state, message }: Record<string, string>) => [
        actor,
        userName,
        state,
        message,
      ]),
    ).toEqual([
      ['customer', 'User buyer', 'sent', ''],
      ['seller', 'Seller carl', null, 'We look at it'],
      ['seller', 'Seller carl', 'inReview', ''],
      ['seller', 'Seller carl', 'rejected', 'Worn out'],
    ])
    expect((await sellers.carl.call('/returns/message', { number, message: 'x' })).body.code).toBe('ended')
    const { db } = shop.store
    const mails = await db
      .selectFrom('mails')
      .select('content')
      .where('content', 'like', `%${number}%`)
      .execute()
    const aboutRejection = mails.filter(({ content }) => content.includes('Worn out'))
    expect(aboutRejection).toHaveLength(1)
    expect(aboutRejection[0]?.content).toContain(`/my-pages/returns-and-complaints?case=${number}`)
    expect(mails.filter(({ content }) => content.includes('We look at it'))).toHaveLength(1)
    const actions = await db
      .selectFrom('sellerActions')
      .select(['sellerName', 'action'])
      .where('subjectName', '=', number)
      .orderBy('at')
      .execute()
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'return.inReview',
      'return.message',
      'return.rejected',
    ])
    const audit = await db
      .selectFrom('auditEntries')
      .select(['userName', 'action'])
      .where('subjectName', '=', number)
      .execute()
    expect(audit).toContainEqual({ userName: '', action: 'return.rejected' })
  })

  it('mails nothing about a case to a user who wants to be told in a browser only', async () => {
    const { db } = shop.store
    await db.updateTable('users').set({ returnMail: 0 }).where('id', '=', 'buyer').execute()
    await subscribeTo(shop.store, 'buyer', ['return'])
    const number = await openCase('damaged')
    await sellers.carl.call('/returns/message', { number, message: 'We look at it' })
    await sellers.carl.call('/returns/step', { number, version: 1, to: 'inReview' })
    const about = db.selectFrom('mails').select('id').where('content', 'like', `%${number}%`)
    expect(await about.execute()).toEqual([])
    const path = `/my-pages/returns-and-complaints?case=${number}`
    expect(await pushedTo(shop.store, 'buyer')).toEqual([
      { title: `Ärende ${number}: Skickat`, path },
      { title: `Ärende ${number}: nytt meddelande`, path },
      { title: `Ärende ${number}: Granskas`, path },
    ])
    await db.deleteFrom('pushSubscriptions').execute()
    await db.updateTable('users').set({ returnMail: 1 }).where('id', '=', 'buyer').execute()
    await sellers.carl.call('/returns/message', { number, message: 'Soon' })
    expect(await about.execute()).toHaveLength(1)
  })

  it('mails nothing about a case to a user who may no longer act for the customer', async () => {
    const { db } = shop.store
    const number = await openCase('damaged')
    const setState = (state: 'active' | 'locked') =>
      db.updateTable('attachments').set({ state }).where('userId', '=', 'buyer').execute()
    await db.deleteFrom('mails').execute()
    await setState('locked')
    await sellers.carl.call('/returns/message', { number, message: 'We look at it' })
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
    await setState('active')
    await sellers.carl.call('/returns/message', { number, message: 'Soon' })
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1)
  })

  it('credits once when two sellers decide at once', async () => {
    const number = await openCase('return')
    for (const [at, to] of ['inReview', 'approved'].entries())
      await sellers.rita.call('/returns/step', { number, version: at + 1, to })
    const other = new TestSeller(shop, 'rita')
    other.session = sellers.rita.session
    const request = { number, version: 3, to: 'credited' }
    const answers = await Promise.all([
      sellers.rita.call('/returns/step', request),
      other.call('/returns/step', request),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const notes = await shop.store.db
      .selectFrom('invoices')
      .select('number')
      .where('orderNumber', '=', order)
      .where('kind', '=', 'creditNote')
      .execute()
    expect(notes).toEqual([{ number: (await read(number)).creditNoteNumber }])
  })
})
