import type { ReactNode } from 'react'
import type { KeyedMutator } from 'swr'
import type { AnswerAddress } from '../http/answer-address.ts'
import { useAnswer } from '../http/use-answer.ts'
import { PageWaiting } from './page-waiting.tsx'

interface AwaitAnswerProps<Answer> {
  address: AnswerAddress<Answer>
  /** Called with the answer, and with SWR's `mutate` to read it again or to replace it. */
  children: (answer: Answer, mutate: KeyedMutator<Answer>) => ReactNode
}

/**
 * Use for what a page shows of one call. Until there is an answer it waits (`PageWaiting`): a failure is shown with
 * "Try again", a 404 as not found.
 */
export function AwaitAnswer<Answer>({ address, children }: AwaitAnswerProps<Answer>): ReactNode {
  const { data, error, mutate } = useAnswer(address)
  return data === undefined ? (
    <PageWaiting whole error={error} onRetry={() => mutate()} />
  ) : (
    children(data, mutate)
  )
}
