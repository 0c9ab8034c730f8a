import type { ReactNode } from 'react'
import { type AnswerAddress, PageWaiting, useAnswer } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'

interface AnswerBlockProps<Answer> {
  title: string
  address: AnswerAddress<Answer>
  /** Whether an answer has nothing to show, so that there is no block. @default never */
  isEmpty?: (answer: Answer) => boolean
  children: (answer: Answer) => ReactNode
}

/** Use for a block of the overview that shows one call. It waits and fails alone, below its title. */
export function AnswerBlock<Answer>({
  title,
  address,
  isEmpty = () => false,
  children,
}: AnswerBlockProps<Answer>) {
  const { data, error, mutate } = useAnswer(address)
  if (data !== undefined && isEmpty(data)) return null
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {data === undefined ? <PageWaiting error={error} onRetry={() => mutate()} /> : children(data)}
    </Stack>
  )
}
