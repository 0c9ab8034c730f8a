import type { FavouriteListLine } from '@tradecounter/api/contract'
import { useTranslations, languageOf } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineDetails, LineMessages } from '@tradecounter/ui/line-item'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { quantityText } from '../lines/quantity-text.ts'
import { outcomeTexts } from './list-outcome.ts'
import * as styles from './list-outcome.css.ts'

interface ListLinesProps {
  lines: readonly FavouriteListLine[]
  label: string
  /** Number of further lines that are not shown. */
  more?: number
  /** Asks for the required choices of a line first; without it the line only says so. */
  onChoose?: (line: FavouriteListLine) => void
}

/** Lines of a favourite list: article, choices, and outcome in the cart. */
export function ListLines({ lines, label, more = 0, onChoose }: ListLinesProps) {
  const t = useTranslations()
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line, index) => (
        // One article may be on two lines with different choices.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${line.variantNbr}-${index}`} className={styles.line}>
          <Stack space={1}>
            <Text strong {...languageOf(line)}>
              {line.name}
            </Text>
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
                  {t('list-outcome.choose')} <VisuallyHidden>{line.name}</VisuallyHidden>
                </Button>
              </Inline>
            )}
          </Stack>
        </li>
      ))}
      {more > 0 && <li className={styles.line}>{t.count('cart.more-lines', more)}</li>}
    </ul>
  )
}
