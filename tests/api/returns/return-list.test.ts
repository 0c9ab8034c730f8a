import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling } from '../invoices/invoice-shop.ts'
import { deliverOrder } from './return-shop.ts'

const address = '/api/my-pages/returns'

describe.each(databases)('the list of cases of a customer on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let numbers: string[] = []
  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const save = async (createdAt: string, changedAt: string, body: object, visitor = buyer) => {
      const { number } = (
        await visitor.post('/api/my-pages/return/save', {
          send: true,
          wanted: 'credit',
          handover: 'handIn',
          description: 'Cracked',
          ...body,
        })
      ).body
      const times = { createdAt, changedAt }
      await shop.store.db.updateTable('returns').set(times).where('number', '=', number).execute()
      return String(number)
    }
    const lines = [{ orderPosition: 1, quantity: 1 }]
    const orders = [await deliverOrder(shop, '550001'), await deliverOrder(shop, '550002')]
    numbers = [
      // A millisecond before midnight in Stockholm, and midnight.
      await save('2026-11-16T22:59:59.999Z', '2026-11-19T10:00:00.000Z', {
        kind: 'damaged',
        orderNumber: orders[0],
        reason: 'Trasig',
        lines,
      }),
      await save('2026-11-16T23:00:00.000Z', '2026-11-18T10:00:00.000Z', {
        kind: 'return',
        orderNumber: orders[1],
        reason: '=Ångrat',
        lines,
      }),
      await save('2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z', {
        send: false,
        kind: 'missing',
        reason: 'Borta',
        lines: [{ name: 'Packning DN15', quantity: 2 }],
      }),
    ]
    const other = new Visitor(shop.api)
    await other.signIn('buyer')
    await other.post('/api/user/changecustomer', { user: 'b' })
    const ofOther = { kind: 'damaged', reason: 'Trasig', lines: [{ name: 'Rör', quantity: 1 }] }
    await save('2026-11-17T10:00:00.000Z', '2026-11-17T10:00:00.000Z', ofOther, other)
  })
  afterAll(() => shop.close())

  /** Which of the cases a query selects, in its order: 1 is the first. */
  const found = async (query: string): Promise<number[]> => {
    const { status, body } = await buyer.get(`${address}?${query}`)
    expect([status, body.total]).toEqual([200, body.returns.length])
    return body.returns.map(({ number }: { number: string }) => numbers.indexOf(number) + 1)
  }

  it.each([
    ['kind=damaged', [1]],
    ['kind=return,missing', [3, 2]],
    ['state=draft', [3]],
    ['state=sent', [2, 1]],
    ['state=sent&kind=missing', []],
    // Days in the country of the site, both included.
    ['from=2026-11-17&to=2026-11-17', [2]],
    ['to=2026-11-16', [1]],
    ['search=550002', [2]],
    [`search=${encodeURIComponent('ÅNGRAT')}`, [2]],
    ['search=packning+dn15', [3]],
    ['search=nowhere', []],
  ])('is filtered by %s (MY-6)', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it.each([
    ['', [3, 2, 1]],
    ['sort=createdAt&direction=asc', [1, 2, 3]],
    ['sort=number&direction=desc', [3, 2, 1]],
    ['sort=changedAt&direction=desc', [1, 3, 2]],
  ])('is sorted on the server: %s (MY-6)', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it.each([
    ['sort=reason', 'sort'],
    ['state=lost', 'state'],
    ['kind=gift', 'kind'],
    ['from=2026-11-19&to=2026-11-18', 'to'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await buyer.get(`${address}?${query}`)
    expect([status, body.code, body.field?.split('.')[0]]).toEqual([400, 'invalid', field])
  })

  it('is exported with what the filter selects, in its order, without formulas (MY-6)', async () => {
    const { body, headers } = await buyer.get(
      `${address}/export?format=csv&state=sent&sort=createdAt&direction=asc`,
    )
    expect(headers.get('content-disposition')).toMatch(/filename="returer-\d{4}-\d\d-\d\d\.csv"/u)
    const [headings = '', ...rows] = String(body).trimEnd().split('\r\n')
    expect(headings).toMatch(/Ärende;Typ;Status;Datum;Ordernummer;Faktura;Orsak;Skapat av;Kreditfaktura$/u)
    expect(rows).toEqual([
      `${numbers[0]};Skadad;Skickat;2026-11-16;550001;;Trasig;User buyer;`,
      `${numbers[1]};Retur;Skickat;2026-11-17;550002;;'=Ångrat;User buyer;`,
    ])
  })
})
