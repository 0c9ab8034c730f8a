import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { resultCountText } from '@tradecounter/ui/result-count'
import { ShowMore } from '@tradecounter/ui/show-more'

interface MoreLinesProps {
  /** Lines that are shown by now, and lines that there are. */
  shown: number
  total: number
  /** The next lines are on their way. */
  busy: boolean
  onMore: () => void
}

/** The end of a long list of lines: how many of them are shown, and a button for the next window. */
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
