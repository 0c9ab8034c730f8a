import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { resultCountText } from '@tradecounter/ui/result-count'
import { ShowMore } from '@tradecounter/ui/show-more'

interface MoreLinesProps {
  /** Number of lines shown, and in total. */
  shown: number
  total: number
  /** The next lines are loading. */
  busy: boolean
  onMore: () => void
}

/** The end of a long list of lines: the shown count, and a button for the next window. */
export function MoreLines({ shown, total, busy, onMore }: MoreLinesProps) {
  const t = useTranslations()
  const format = useFormat()
  if (total <= shown && !busy) return null
  return (
    <ShowMore
      label={t('cart.show-more')}
      shown={Math.min(shown, total)}
      total={total}
      countText={resultCountText(t('cart.shown-of'), format.count(shown), format.count(total))}
      progressLabel={t('cart.lines')}
      busy={busy}
      busyLabel={t('cart.show-more')}
      onShowMore={onMore}
    />
  )
}
