import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { invoiceShipments } from '../../../api/invoices/service.ts'
import { issueCreditNotes } from '../../../api/returns/credit-return.ts'
import { findReturn } from '../../../api/returns/store.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling, transact, writeOrder } from '../invoices/invoice-shop.ts'

const order = '540001'
const postgres = everyDatabase.filter(({ name }) => name === 'PostgreSQL')

/** SQLite has one writer at a time, so that nothing of it can wait for each other. */
describe.each(postgres)('credit notes over several invoices at once on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let seller: TestSeller

  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    await writeOrder(shop.store, order, { unitPrices: [100_00, 50_00] })
    // Each line of the order is on an invoice of its own.
    for (const position of [1, 2]) {
      const id = `shipment-${position}`
      await insertRows(shop.store.db, 'shipments', [
        {
          id,
          orderId: `id-${order}`,
          number: `7${order}${position}`,
          carrier: 'PostNord',
          warehouseStatus: 'HANDED_OVER',
          status: 'DELIVERED',
          exception: 0,
          promisedFrom: '',
          promisedTo: '',
          createdAt: '2026-11-10T10:00:00.000Z',
          sentAt: '2026-11-12T08:00:00.000Z',
          deliveredAt: '2026-11-12T10:00:00.000Z',
        },
      ])
      await insertRows(shop.store.db, 'shipmentLines', [{ shipmentId: id, position, quantity: 10 }])
      await transact(shop, (context) => invoiceShipments(context, order))
    }
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await insertSeller(shop, 'rita', ['complaints:answer'])
    seller = new TestSeller(shop, 'rita')
    await seller.signIn()
  })
  afterAll(() => shop.close())

  /** An approved complaint about both lines, in an order. */
  const approvedCase = async (positions: readonly number[]): Promise<string> => {
    const { body } = await buyer.post('/api/my-pages/return/save', {
      send: true,
      kind: 'damaged',
      orderNumber: order,
      wanted: 'credit',
      handover: 'handIn',
      reason: 'Broken',
      description: 'Cracked',
      lines: positions.map((orderPosition) => ({ orderPosition, quantity: 2 })),
    })
    for (const [at, to] of ['inReview', 'approved'].entries())
      await seller.call('/returns/step', { number: body.number, version: at + 1, to })
    return body.number
  }
  /** Credits a case. It waits for locks for as long as a slow machine needs. */
  const credit = (number: string): Promise<string> =>
    transact(shop, async (context) => {
      await sql`set local lock_timeout = '60s'`.execute(context.trx)
      const row = await findReturn(context.trx, number, null)
      return row === undefined ? '' : issueCreditNotes(context, row)
    })
  /** Transactions that wait for a lock. */
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.store.db)
    return Number(rows[0]?.count)
  }

  it('follow one another, and none is ended', async () => {
    const numbers = [await approvedCase([1, 2]), await approvedCase([2, 1])]
    const { running: crediting } = await shop.store.db.transaction().execute(async (holder) => {
      // While both invoices are held, both credits begin, each with the line that the other has last.
      await holder.selectFrom('invoices').select('id').forUpdate().execute()
      const running = numbers.map(credit)
      await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 50_000, interval: 20 })
      return { running }
    })
    expect(new Set(await Promise.all(crediting)).size).toBe(2)
    const notes = await shop.store.db
      .selectFrom('invoices')
      .select('net')
      .where('kind', '=', 'creditNote')
      .execute()
    expect(notes.map(({ net }) => Number(net)).toSorted((a, b) => a - b)).toEqual([
      100_00, 100_00, 200_00, 200_00,
    ])
  })
})
