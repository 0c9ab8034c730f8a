import { type ReactNode, Suspense } from 'react'
import type { SWRConfiguration } from 'swr'
import type { RecordCustomer } from '@tradecounter/api/contract'
import { later, PageWaiting, useAnswer, type AnswerAddress } from '@tradecounter/shop/core'

const OtherCustomer = later(() => import('./other-customer.tsx'))

/**
 * A record that a link leads to, such as an order or an offer. `customer` is the address of the call that says whose it
 * is: the first of the needs of a page, because it decides whether there is such a page. The record itself is only read
 * for its own customer, as `configuration` says. `null` makes no request.
 */
export function useRecord<Answer>(
  customer: AnswerAddress<RecordCustomer> | null,
  address: AnswerAddress<Answer> | null,
  configuration?: SWRConfiguration<Answer, unknown>,
) {
  const owner = useAnswer(customer)
  /** The customer to which the user can switch, null for an own record. */
  const other = owner.data?.customer ?? null
  const { data, error, mutate } = useAnswer(other === null ? address : null, configuration)
  const retry = (): Promise<unknown> => Promise.all([mutate(), owner.mutate()])
  return { other, record: data, error: error ?? owner.error, mutate, retry }
}

export interface OwnRecordProps<Answer> extends Pick<
  ReturnType<typeof useRecord<Answer>>,
  'other' | 'record' | 'error' | 'retry'
> {
  children: (record: Answer) => ReactNode
}

/** The record, or the offer to switch to its customer (spec my-pages §6). Until there is an answer it waits. */
export function OwnRecord<Answer>({ other, record, error, retry, children }: OwnRecordProps<Answer>) {
  if (other !== null)
    return (
      <Suspense fallback={null}>
        <OtherCustomer customer={other} />
      </Suspense>
    )
  return record === undefined ? <PageWaiting whole error={error} onRetry={retry} /> : children(record)
}
