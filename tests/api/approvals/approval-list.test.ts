import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import {
  type ApprovalShop,
  callOn,
  listOf,
  openApprovals,
  requestOf,
  sendCart,
} from '../fixtures/approvals.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'

describe.each(databases)('the list of requests for approval on $name', ({ open }) => {
  let shop: TestShop
  let people: ApprovalShop
  beforeAll(async () => {
    shop = await openShop(open)
    people = await openApprovals(shop)
    const { db } = shop.store
    const send = async (quantity: number, createdAt: string, more: object): Promise<string> => {
      await people.buyer.add('VALVE', quantity)
      const { requestId } = (await sendCart(people.buyer, more)).body
      await db.updateTable('approvalRequests').set({ createdAt }).where('id', '=', requestId).execute()
      return requestId
    }
    // A millisecond before midnight in Stockholm, and midnight.
    await send(10, '2026-11-17T22:59:59.999Z', { reference: 'Per' })
    await insertRows(db, 'approvalRules', [
      {
        customerId: 'a',
        version: 1,
        costCentreBudget: 0,
        newUserOrders: 1,
        categoryIds: '[]',
        deadlineHours: 72,
        reminderHours: 24,
        everyStep: 0,
        mayChange: 1,
      },
    ])
    await send(20, '2026-11-17T23:00:00.000Z', { reference: 'Ärlan 4', project: 'P-9' })
    await db.updateTable('approvalRules').set({ newUserOrders: 0, deadlineHours: 24 }).execute()
    const requestId = await send(5, '2026-11-19T08:00:00.000Z', { reference: 'Kim' })
    const { version } = await requestOf(people.other, requestId)
    await callOn(people.other, 'reject', { requestId, version, comment: 'Nej' })
  })
  afterAll(() => shop.close())

  const numbers = async (query: string): Promise<string[]> => {
    const { requests, total } = await listOf(people.other, `part=all&${query}`)
    expect(total).toBe(requests.length)
    return requests.map(({ number }: { number: string }) => number)
  }
  const [first, second, third] = ['A10001', 'A10002', 'A10003']

  it.each([
    ['the number', 'a10002', [second]],
    ['the reference, in any case', 'ÄRLAN', [second]],
    ['the project', 'p-9', [second]],
    ['the buyer', 'user buyer', [third, second, first]],
    ['an article', 'valve', [third, second, first]],
    ['words of several columns', 'valve kim', [third]],
    ['nothing', 'valve nowhere', []],
  ])('finds requests by %s (MY-6)', async (_what, search, expected) => {
    expect(await numbers(`search=${encodeURIComponent(search)}`)).toEqual(expected)
  })

  it.each([
    ['reason=newUser', [second]],
    ['reason=order', [third, second, first]],
    ['reason=costCentre,newUser', [second]],
    ['reason=category', []],
    ['status=rejected', [third]],
    ['status=waiting&reason=order', [second, first]],
    // Days in the country of the site, both included.
    ['from=2026-11-18&to=2026-11-18', [second]],
    ['to=2026-11-17', [first]],
    ['from=2026-11-18', [third, second]],
  ])('is filtered by %s (MY-6)', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it.each([
    ['', [third, second, first]],
    ['sort=createdAt&direction=asc', [first, second, third]],
    ['sort=number&direction=desc', [third, second, first]],
    ['sort=sum&direction=asc', [third, first, second]],
    ['sort=sum&direction=desc', [second, first, third]],
    ['sort=deadlineAt&direction=asc', [third, second, first]],
  ])('is sorted on the server: %s (MY-6)', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it.each([
    ['sort=buyer', 'sort'],
    ['reason=mood', 'reason'],
    ['status=lost', 'status'],
    ['part=none', 'part'],
    ['from=2026-11-19&to=2026-11-18', 'to'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await people.other.get(`/api/my-pages/attestation?${query}`)
    expect([status, body.code, body.field?.split('.')[0]]).toEqual([400, 'invalid', field])
  })

  it('exports what the filter selects, in its order (MY-6)', async () => {
    const exported = async (query: string): Promise<string[]> => {
      const { body } = await people.other.get(`/api/my-pages/attestation/export?format=csv&part=all&${query}`)
      return String(body).trimEnd().split('\r\n')
    }
    const { requests } = await listOf(people.other, 'part=all&reason=newUser')
    const sum = String(requests[0].sum / 100).replace('.', ',')
    const [headings = '', ...rows] = await exported('reason=newUser')
    expect(headings).toMatch(
      /Nummer;Skickad;Status;Beställare;Skäl;Referens;Projekt;Väntar på;Besluta senast;Rader;Summa;Valuta;Ordernummer$/u,
    )
    expect(rows).toEqual([
      `A10002;2026-11-18;Väntar;User buyer;Gräns per order, Ny användare;Ärlan 4;P-9;User other;2026-11-23;1;${sum};SEK;`,
    ])
    const sorted = await exported('sort=sum&direction=asc&reason=order')
    expect(sorted.slice(1).map((row) => row.split(';')[0])).toEqual([third, first, second])
  })

  it('exports to a buyer the own requests only', async () => {
    const { body } = await people.shy.get('/api/my-pages/attestation/export?format=csv&part=all')
    expect(String(body).trimEnd().split('\r\n')).toHaveLength(1)
    const own = await people.buyer.get('/api/my-pages/attestation/export?format=csv&part=mine')
    expect(String(own.body).trimEnd().split('\r\n')).toHaveLength(4)
  })
})
