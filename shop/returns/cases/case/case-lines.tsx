import type { Return } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import * as styles from '../returns.css.ts'

/** The goods of a case. */
export function CaseLines({ lines }: Pick<Return, 'lines'>) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <Stack space={2} as="section">
      <Heading level={2} size="s">
        {t('returns.lines')}
      </Heading>
      <ul className={styles.lines}>
        {lines.map(({ position, variantNbr, name, quantity, displayUnitCode, batch }) => (
          <li key={position} className={styles.line}>
            <Text strong>{[variantNbr, name].filter(Boolean).join(' ')}</Text>
            <Text>
              {format.quantity(quantity)} {displayUnitCode}
              {batch === '' ? '' : ` · ${t('returns.batch')} ${batch}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
