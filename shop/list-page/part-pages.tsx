import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'

interface PartPagesProps {
  /** What the pages are of, for the name of the navigation. */
  caption: string
  page: number
  total: number
  pageSize: number
  onPage: (page: number) => void
}

/**
 * Turns the pages of a short list within a page, whose address belongs to another list. Renders nothing for one page.
 */
export function PartPages({ caption, page, total, pageSize, onPage }: PartPagesProps) {
  const t = useTranslations()
  const pageCount = Math.ceil(total / pageSize)
  if (pageCount <= 1) return null
  const placeOf = (at: number): string => t('list.page-of', String(at), String(pageCount))
  const turn = (to: number): void => {
    announce(placeOf(to), 'polite')
    onPage(to)
  }
  return (
    <nav aria-label={t('list.pages', caption)}>
      <Inline space={3}>
        <Button size="s" disabled={page <= 1} onClick={() => turn(page - 1)}>
          {t('list.previous')}
        </Button>
        <Text as="span">{placeOf(page)}</Text>
        <Button size="s" disabled={page >= pageCount} onClick={() => turn(page + 1)}>
          {t('list.next')}
        </Button>
      </Inline>
    </nav>
  )
}
