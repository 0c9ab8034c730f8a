import { useEffect, useEffectEvent, useRef } from 'react'
import type { SearchResult } from '@tradecounter/api/contract'
import { PartFailure, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { resultCountText } from '@tradecounter/ui/result-count'
import { ShowMore } from '@tradecounter/ui/show-more'
import { useList, type ListSource } from '../calls.ts'
import type { ListAddress } from '../query/use-list-address.ts'
import { atPage } from '../query/list-changes.ts'
import { lastPage } from '../query/list-query.ts'
import type { Listing, Span } from './use-listing.ts'
import { usePause } from './use-pause.ts'
import { useInView } from './use-in-view.ts'

export interface MoreRowsProps {
  source: ListSource
  listing: Listing
  result: SearchResult
  address: ListAddress
}

/** The shown share and, if there are more rows, the button for the next page, or an error if it failed (SRCH-8). */
export default function MoreRows({ source, listing, result, address }: MoreRowsProps) {
  const t = useTranslations()
  const format = useFormat()
  const { settings } = useShop()
  const { span, extend } = listing
  const lastAnswer = useList(source, atPage(span.query, span.last))
  const failed = lastAnswer.result === undefined && lastAnswer.error !== undefined
  const shown = Math.min(result.total, (failed ? span.last - 1 : span.last) * result.pageSize)
  const arrived = failed || lastAnswer.result !== undefined
  const pause = usePause(arrived ? span.last : null)

  const settle = useEffectEvent(({ query, last }: Span) => address.settle(atPage(query, last)))
  // By the rows only: while a list is replaced, the address is already the next one's.
  useEffect(() => {
    if (span.extended) settle(span)
  }, [span])

  const more = (): void => {
    pause.start()
    extend()
  }
  const end = useRef<HTMLDivElement>(null)
  const isLast = span.last >= lastPage
  const goesOn = settings.search.infiniteScroll && arrived && !failed && !isLast && shown < result.total
  useInView(end, goesOn && !pause.running, more)

  if (failed) return <PartFailure text={t('search.failed')} onRetry={lastAnswer.retry} />
  const next = atPage(span.query, span.last + 1)
  return (
    <div ref={end}>
      <ShowMore
        label={t('search.show-more')}
        shown={shown}
        total={result.total}
        countText={resultCountText(t('search.shown-of'), format.count(shown), format.count(result.total))}
        progressLabel={t('search.progress')}
        busy={pause.running}
        busyLabel={t('search.loading')}
        href={address.hrefOf(next)}
        onShowMore={isLast ? undefined : more}
      />
    </div>
  )
}
