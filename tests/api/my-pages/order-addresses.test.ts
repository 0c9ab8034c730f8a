import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOrderAddresses } from '../../../api/orders/history/order-addresses.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { writeTestOrders } from './orders-of.ts'

const path = '/api/my-pages/order-history'
const last = '123 46 Övre Torget 9'
/** More than are searched at once. */
const streets = Array.from({ length: 520 }, (_, at) => `Gata ${String(at + 1).padStart(4, '0')}`)

describe.each(databases)('the delivery addresses of many orders on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await writeTestOrders(shop.store, [
      ...streets.map((street, at) => ({ number: `${4000 + at}`, street })),
      { number: '6001', street: 'Övre Torget 9' },
      { number: '6002', street: 'Övre Torget 9' },
      { number: '6003', customerId: 'c', street: 'Torget 1' },
    ])
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const find = async (search: string, visitor = buyer) =>
    (await visitor.get(`${path}/addresses?search=${encodeURIComponent(search)}`)).body

  it('are the first ones in the list, which says that there are others', async () => {
    const { body } = await buyer.get(`${path}?search=6001`)
    expect([body.addresses.length, body.moreAddresses]).toEqual([100, true])
    expect(body.addresses[99]).toBe('123 46 Gata 0100')
  })

  it.each([
    ['ÖVRE torg', [last]],
    ['0517', ['123 46 Gata 0517']],
    ['gata 0516 123', ['123 46 Gata 0516']],
    ['nowhere', []],
  ])('are found by every word, in any case: %s', async (search, addresses) => {
    expect(await find(search)).toEqual({ addresses, more: false })
  })

  it('are the first ones of those that are found, too', async () => {
    const { addresses, more } = await find('gata')
    expect([addresses.length, addresses[99], more]).toEqual([100, '123 46 Gata 0100', true])
  })

  it('are searched up to a limit, and the answer says that there are others', async () => {
    const scope = { customerId: 'a', userId: null }
    const search = (text: string, most: number) => readOrderAddresses(shop.store.db, scope, text, most)
    expect(await search('torget', 500)).toEqual({ addresses: [], more: true })
    expect(await search('torget', 1000)).toEqual({ addresses: [last], more: false })
  })

  it('select the orders that have a found one', async () => {
    const { body } = await buyer.get(`${path}?address=${encodeURIComponent(last)}`)
    const numbers = body.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
    expect(numbers.toSorted()).toEqual(['6001', '6002'])
  })

  it('are those of the own customer', async () => {
    const other = new Visitor(shop.api)
    await other.signIn('other')
    expect(await find('torget', other)).toEqual({ addresses: ['123 46 Torget 1'], more: false })
  })
})
