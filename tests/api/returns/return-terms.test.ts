import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfPages } from '../fixtures/pdf.ts'
import { databases } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling } from '../invoices/invoice-shop.ts'
import { deliverOrder } from './return-shop.ts'

const address = { name: 'Returlagret', street: 'Porten 4', postalCode: '721 30', city: 'Västerås' }
const returns = { days: 7, feePercent: 12.5, address }

describe.each(databases)('the terms of returns of a site on $name', ({ open }) => {
  let shop: TestShop
  let strict: TestShop
  let buyer: Visitor
  let usual: Visitor
  let seller: TestSeller
  let orders = 0

  beforeAll(async () => {
    shop = await openShop(open)
    // Another copy of the service over the same database, whose operator has set terms.
    strict = serve(shop.store, shop.clock, undefined, { siteOverrides: { se: { returns } } })
    await prepareBilling(shop)
    buyer = new Visitor(strict.api)
    await buyer.signIn('buyer')
    usual = new Visitor(shop.api)
    await usual.signIn('buyer')
    await insertSeller(strict, 'rita', ['returns:answer', 'complaints:answer'])
    seller = new TestSeller(strict, 'rita')
    await seller.signIn()
  })
  afterAll(async () => {
    await strict.api.close()
    await shop.close()
  })

  const deliver = (day: string): Promise<string> => {
    orders += 1
    return deliverOrder(shop, `53${String(orders).padStart(4, '0')}`, { day })
  }
  const save = (orderNumber: string, more: object = {}, visitor = buyer) =>
    visitor.post('/api/my-pages/return/save', {
      send: true,
      kind: 'return',
      orderNumber,
      wanted: 'credit',
      handover: 'handIn',
      reason: 'Broken',
      description: 'Cracked',
      lines: [{ orderPosition: 1, quantity: 1 }],
      ...more,
    })
  const read = async (number: string) => (await buyer.get(`/api/my-pages/return?number=${number}`)).body
  const step = async (number: string, to: string) => {
    const { version } = (await seller.call(`/returns/case?number=${number}`)).body
    return (await seller.call('/returns/step', { number, version, to })).status
  }
  const label = (number: string, visitor = buyer) =>
    visitor.get(`/api/my-pages/return/label?number=${number}`)

  it('are shown before a case is sent, and obeyed', async () => {
    const order = await deliver('2026-11-12')
    const options = await buyer.get(`/api/my-pages/return/options?orderNumber=${order}`)
    expect(options.body).toMatchObject({ days: 7, feeThousandths: 125 })
    expect(options.body.lines[0]).toMatchObject({ lastDay: '2026-11-19', refusal: 'tooLate' })
    expect((await save(order)).body).toMatchObject({ code: 'notReturnable', refusal: 'tooLate' })
    // The terms of another site's operator allow it.
    expect((await save(order, { send: false }, usual)).status).toBe(200)
    const fresh = await save(await deliver('2026-11-13'))
    expect(fresh.status).toBe(200)
    expect((await read(fresh.body.number)).feeThousandths).toBe(125)
  })

  it('are told without an order, and only a return has them', async () => {
    const { body } = await buyer.get('/api/my-pages/return/options?orderNumber=')
    expect(body).toMatchObject({ days: 7, feeThousandths: 125, lines: [] })
    expect(body.branches.map(({ id }: { id: string }) => id)).toEqual(['sto'])
    const damaged = await buyer.get('/api/my-pages/return/options?kind=damaged')
    expect(damaged.body).toMatchObject({ days: null, feeThousandths: 0 })
  })

  it('goods are fetched at an address of the customer or handed in at a branch', async () => {
    const order = await deliver('2026-11-18')
    const { body } = await buyer.get(`/api/my-pages/return/options?orderNumber=${order}`)
    const last = body.addresses.at(-1)
    const fetched = await save(order, { handover: 'pickUp', handoverPlaceId: last.id })
    expect(await read(fetched.body.number)).toMatchObject({
      handoverPlaceId: last.id,
      handoverPlace: `${last.name}\n${last.street}\n${last.postalCode} ${last.city}`,
    })
    const handedIn = await save(order)
    expect((await read(handedIn.body.number)).handoverPlace).toBe('Stockholm\nLagervägen 8\n136 44 Stockholm')
    // An address is no branch.
    expect((await save(order, { handoverPlaceId: last.id })).body).toMatchObject({
      code: 'noPlace',
      field: 'handoverPlaceId',
    })
    const price = await save(order, { kind: 'price', handoverPlaceId: 'sto' })
    expect((await read(price.body.number)).handoverPlace).toBe('')
  })

  it('the label names the receiver and the case once it is approved', async () => {
    const order = await deliver('2026-11-18')
    const { number } = (await save(order, { handover: 'pickUp' })).body
    const handedIn = (await save(order)).body.number
    expect((await label(number)).status).toBe(409)
    expect(await read(number)).toMatchObject({ hasLabel: false })
    for (const each of [number, handedIn])
      for (const to of ['inReview', 'approved']) expect(await step(each, to)).toBe(200)
    expect(await read(number)).toMatchObject({ hasLabel: true })
    const answer = await label(number)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const pages = await pdfPages(answer.body)
    expect(pages).toHaveLength(1)
    for (const text of [number, 'Returlagret', 'Porten 4', '721 30 Västerås', 'Tradecounter'])
      expect(pages[0]).toContain(text)
    // What is handed in goes to its branch.
    const [own] = await pdfPages((await label(handedIn)).body)
    expect(own).toContain('Lagervägen 8')
    expect(own).not.toContain('Porten 4')
    // Without a return address, parcels go to the branch of the customer.
    const [branch] = await pdfPages((await label(number, usual)).body)
    expect(branch).toContain('Lagervägen 8')
  })
})
