import { describe, expect, expectTypeOf, it } from 'vitest'
import type {
  accountCalls,
  cartCalls,
  catalogueCalls,
  invoiceCalls,
  Invoice,
  InvoiceSummary,
  siteCalls,
  Warehouses,
} from '@tradecounter/api/contract'
import {
  addressOfCall,
  addressOfList,
  queryOf,
  type HttpClient,
  useAnswer,
  useCachedGet,
} from '@tradecounter/shop/core'

const summary = addressOfCall<typeof invoiceCalls.summary>('/api/my-pages/invoices/summary')
const invoice = addressOfCall<typeof invoiceCalls.invoice>('/api/my-pages/invoice', { number: '1' })
const plain = '/api/my-pages/invoices/summary'

describe('the address of a call', () => {
  it('is path and query as a plain string', () => {
    expect(summary).toBe(plain)
    expect(invoice).toBe('/api/my-pages/invoice?number=1')
    expect(addressOfCall<typeof cartCalls.cart>('/api/cart', { from: 100 })).toBe('/api/cart?from=100')
  })

  it('has filters of a list behind it, as a query', () => {
    const search = addressOfCall<typeof catalogueCalls.search>('/api/search')
    expect(addressOfList(search, '')).toBe('/api/search')
    expect(addressOfList(search, 'a=1&a=2')).toBe('/api/search?a=1&a=2')
    expect(addressOfList(search, queryOf({ a: 'x y', b: '' }))).toBe('/api/search?a=x%20y')
    const category = addressOfCall<typeof catalogueCalls.category>('/api/category', { path: 'valves' })
    expect(addressOfList(category, 'a=1')).toBe('/api/category?path=valves&a=1')
  })

  it('is compared with the path of the call by the compiler', () => {
    // @ts-expect-error -- the path of another call
    addressOfCall<typeof invoiceCalls.summary>('/api/my-pages/invoices')
    // @ts-expect-error -- a path of no call
    addressOfCall<typeof catalogueCalls.product>('/api/products/a')
    // @ts-expect-error -- any text, although the path is one literal
    addressOfCall<typeof siteCalls.startPage>(String('/api/site/start'))
    // @ts-expect-error -- a POST
    addressOfCall<typeof cartCalls.add>('/api/cart')
    expect(addressOfCall<typeof catalogueCalls.configuration>(`/api/product/${'a'}/configuration`)).toBe(
      '/api/product/a/configuration',
    )
  })

  it('is compared with the query of the call by the compiler', () => {
    // @ts-expect-error -- a missing parameter
    addressOfCall<typeof invoiceCalls.invoice>('/api/my-pages/invoice')
    // @ts-expect-error -- another parameter
    addressOfCall<typeof invoiceCalls.invoice>('/api/my-pages/invoice', { orderNumber: '1' })
    // @ts-expect-error -- a parameter that the call does not have
    addressOfCall<typeof cartCalls.cart>('/api/cart', { window: 1 })
    // @ts-expect-error -- a value that the call does not have
    addressOfCall<typeof cartCalls.miniCart>('/api/cart/getminicart', { showPrices: 'yes' })
    // @ts-expect-error -- a query of a call without one
    addressOfCall<typeof invoiceCalls.summary>('/api/my-pages/invoices/summary', { number: '1' })
    expect(addressOfCall<typeof siteCalls.megaMenu>('/api/site/getmegamenu', {})).toBe(
      '/api/site/getmegamenu',
    )
  })
})

/** The compiler alone reads it. */
function useReads(isKnown: boolean): void {
  expectTypeOf(useAnswer(invoice).data).toEqualTypeOf<Invoice | undefined>()
  expectTypeOf(useAnswer(invoice).error).toBeUnknown()
  expectTypeOf(useAnswer(isKnown ? summary : null).data).toEqualTypeOf<InvoiceSummary | undefined>()
  expectTypeOf(useAnswer(invoice, () => Promise.resolve(1)).data).toEqualTypeOf<number | undefined>()
  expectTypeOf(useAnswer(['a key'], () => Promise.resolve(1)).data).toEqualTypeOf<number | undefined>()
  const warehouses = addressOfCall<typeof catalogueCalls.warehouses>('/api/warehouses')
  const cached = useCachedGet('public', { duration: 1 })
  expectTypeOf(useAnswer(warehouses, cached).data).toEqualTypeOf<Warehouses | undefined>()
  // @ts-expect-error -- the answer of another call
  useAnswer<Invoice>(summary)
  // @ts-expect-error -- an address of no call
  useAnswer(plain)
  // @ts-expect-error -- an address of no call, with SWR's own fetcher
  useAnswer(plain, cached)
}

/** The compiler alone reads it. */
async function read({ get }: HttpClient): Promise<void> {
  expectTypeOf(await get(summary)).toEqualTypeOf<InvoiceSummary>()
  const token = addressOfCall<typeof siteCalls.antiForgeryToken>('/api/site/getAntiForgeryToken')
  expectTypeOf(await get(token)).toBeString()
  // @ts-expect-error -- the answer of another call
  await get<Invoice>(summary)
  // @ts-expect-error -- an address of no call
  await get(plain)
  const user = await get(addressOfCall<typeof accountCalls.currentUser>('/api/user/current'))
  // @ts-expect-error -- null for a visitor
  user.userId.trim()
}

it('gives its answer to the hook and to the client', () => {
  expectTypeOf(useReads).toBeFunction()
  expectTypeOf(read).toBeFunction()
})
