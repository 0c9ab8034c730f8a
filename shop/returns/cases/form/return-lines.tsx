import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { isAmbiguousQuantity } from '@tradecounter/ui/quantity-input'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import type { Choice } from './use-line-choices.ts'
import * as styles from '../returns.css.ts'
import { freeKey, lineKey, type LineProblem, type TypedLines } from './typed-lines.ts'

interface LinesProps {
  /** Null for a line in the customer's own words. */
  choices: readonly Choice[] | null
  typed: TypedLines
  onTypedChange: (typed: TypedLines) => void
  problem: LineProblem | null
}

/** The lines of a case: those of an order or an invoice with their quantities, or one in the customer's own words. */
export function ReturnLines({ choices, typed, onTypedChange, problem }: LinesProps) {
  const t = useTranslations()
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="s">
        {t('returns.lines')}
      </Heading>
      {problem?.kind === 'none' && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('returns.wrong-lines')}
        </StatusBanner>
      )}
      {choices === null ? (
        <>
          <TextField
            label={t('returns.article')}
            name="article"
            maxLength={200}
            value={typed.freeName}
            onValueChange={(freeName) => onTypedChange({ ...typed, freeName })}
          />
          <LineFields
            {...{ typed, onTypedChange, problem }}
            lineKeyText={freeKey}
            decimals={null}
            label={t('returns.quantity')}
          />
        </>
      ) : (
        <ul className={styles.lines}>
          {choices.map((choice) => (
            <ChoiceLine key={lineKey(choice)} {...{ choice, typed, onTypedChange, problem }} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function ChoiceLine({ choice, ...more }: { choice: Choice } & Omit<LinesProps, 'choices'>) {
  const t = useTranslations()
  const format = useFormat()
  const { name, most, decimals, unit, note, closed } = choice
  return (
    <li className={styles.line}>
      <div>
        <Text strong>{name}</Text>
        {note !== '' && (
          <Text size="s" tone="muted">
            {note}
          </Text>
        )}
      </div>
      {!closed && (
        <LineFields
          {...more}
          lineKeyText={lineKey(choice)}
          decimals={decimals}
          label={t('returns.quantity-in', unit)}
          hint={t('returns.at-most', format.quantity(most))}
          article={name}
        />
      )}
    </li>
  )
}

interface FieldsProps extends Omit<LinesProps, 'choices'> {
  lineKeyText: string
  /** Of the quantities of the line; null if they are unknown. */
  decimals: number | null
  label: string
  hint?: string
  /** Named for screen readers, because every line has the same fields. */
  article?: string
}

function LineFields(props: FieldsProps) {
  const { typed, onTypedChange, problem, lineKeyText: key, decimals, label, hint, article } = props
  const t = useTranslations()
  const isWrong = problem?.kind === 'quantity' && problem.keys.includes(key)
  const quantity = typed.quantities[key] ?? ''
  const wrong = isAmbiguousQuantity(quantity, decimals ?? 0)
    ? 'returns.wrong-ambiguous'
    : 'returns.wrong-quantity'
  return (
    <fieldset className={styles.fields} aria-label={article ?? label}>
      <TextField
        label={label}
        name={`quantity-${key}`}
        inputMode="decimal"
        maxLength={10}
        value={quantity}
        onValueChange={(value) =>
          onTypedChange({ ...typed, quantities: { ...typed.quantities, [key]: value } })
        }
        {...(hint === undefined ? {} : { hint })}
        {...(isWrong ? { message: t(wrong) } : {})}
      />
      {quantity !== '' && (
        <TextField
          label={t('returns.batch')}
          name={`batch-${key}`}
          maxLength={60}
          value={typed.batches[key] ?? ''}
          onValueChange={(value) => onTypedChange({ ...typed, batches: { ...typed.batches, [key]: value } })}
        />
      )}
    </fieldset>
  )
}
