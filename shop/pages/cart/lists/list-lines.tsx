import type { SavedLine } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineDetails, LineMessages } from '@tradecounter/ui/line-item'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { outcomeTexts } from './list-outcome.ts'
import * as styles from '../cart-view.css.ts'

interface ListLinesProps {
  lines: readonly SavedLine[]
  label: string
  /** Lines beyond these, of which only the number is told. */
  more?: number
  /** Asks what must be chosen about a line first; without it the line only says so. */
  onChoose?: (line: SavedLine) => void
}

/** Lines of a favourite list: what they are, what was chosen about them, and what becomes of them in the cart. */
export function ListLines({ lines, label, more = 0, onChoose }: ListLinesProps) {
  const t = useTranslations()
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line, index) => (
        // One article may stand on two lines that differ in what was chosen.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${line.variantNbr}-${index}`} className={styles.listLine}>
          <Stack space={1}>
            <Text strong>{line.name}</Text>
            <Text size="s" tone="muted" numeric>
              {t('cart.article')} {line.variantNbr} · {quantityText(line.quantity, line.displayUnitCode)}
            </Text>
            <LineDetails details={line.configuration.map(({ name, value }) => ({ name, value }))} />
            <LineMessages
              {...outcomeTexts(line, t)}
              labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
            />
            {onChoose !== undefined && line.outcome === 'configure' && (
              <Inline>
                <Button size="s" onClick={() => onChoose(line)}>
                  {t('cart-page.choose')} <VisuallyHidden>{line.name}</VisuallyHidden>
                </Button>
              </Inline>
            )}
          </Stack>
        </li>
      ))}
      {more > 0 && <li className={styles.listLine}>{t.count('cart.more-lines', more)}</li>}
    </ul>
  )
}
