import { type ReactNode, Suspense } from 'react'
import type { RecordCustomer } from '@tradecounter/api/contract'
import { later, useAnswer } from '@tradecounter/shop/core'

const OtherCustomer = later(() => import('./other-customer.tsx'))

/**
 * Address and SWR key of whose record it is, such as an order or an offer; `address` is that of the record itself. First of the needs
 * of its page: it decides whether there is such a page.
 */
export const recordCustomerAddress = (address: string): string => address.replace('?', '/customer?')

/** Whose record it is: `other` is the customer to which the user can switch, null for an own record. `null` makes no request. */
export function useRecordCustomer(address: string | null) {
  const { data, error, mutate } = useAnswer<RecordCustomer>(
    address === null ? null : recordCustomerAddress(address),
  )
  return { other: data?.customer ?? null, error, retry: mutate }
}

/** A record that a link leads to, or the offer to switch to its customer (spec my-pages §6). */
export function OwnRecord({ other, children }: { other: RecordCustomer['customer']; children: ReactNode }) {
  if (other === null) return children
  return (
    <Suspense fallback={null}>
      <OtherCustomer customer={other} />
    </Suspense>
  )
}
