import { describe, expect, it } from 'vitest'
import { runCrashCycles } from './cycles.ts'
import { PromiseBook, type Ask } from './promise-book.ts'

describe('a process that is killed with -9 during adds and orders', () => {
  it('keeps every acknowledged line and order once, and accepts lost ones when they are repeated (CART-8)', async () => {
    const report = await runCrashCycles(5)
    expect(report.wrong).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(10)
    expect(report.repeated).toBeGreaterThan(0)
  })

  it('is judged by a check that detects one order for two carts', () => {
    const book = new PromiseBook()
    const order: Ask = { actor: 'a', path: '/api/cart/order', key: 'k', body: {} }
    book.acked(order, 200, { orderNumber: '1' })
    expect(() => book.acked(order, 200, { orderNumber: '1' })).toThrow('two carts')
    expect(() => book.acked(order, 500, {})).toThrow('refused')
  })
})
