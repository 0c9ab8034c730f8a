import { type ReactNode, Suspense } from 'react'
import type { RecordCustomer } from '@tradecounter/api/contract'
import { later, useAnswer, type AnswerAddress } from '@tradecounter/shop/core'

const OtherCustomer = later(() => import('./other-customer.tsx'))

/**
 * Whose record it is, such as an order or an offer: `other` is the customer to which the user can switch, null for an own record. The
 * address is the first of the needs of a page, because it decides whether there is such a page. `null` makes no request.
 */
export function useRecordCustomer(address: AnswerAddress<RecordCustomer> | null) {
  const { data, error, mutate } = useAnswer(address)
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
