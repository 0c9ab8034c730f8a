import { useRef, useState } from 'react'
import { quantityText } from '@tradecounter/shop/cart'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { readQuantity } from '@tradecounter/ui/quantity-input'
import { TextField } from '@tradecounter/ui/text-field'
import { Text } from '@tradecounter/ui/text'
import * as styles from '../offers.css.ts'

/** Quantities that a line of an offer can have (`quantitySchema` of the contract). */
const leastQuantity = 0.001
const mostQuantity = 100_000

/** A line that is added to a draft when it is saved. */
export interface AddedLine {
  id: number
  variantNumber: string
  quantity: number
}

interface AddedLinesProps {
  lines: readonly AddedLine[]
  onChange: (lines: readonly AddedLine[]) => void
  /** Called with whether a line is typed that is not added yet. */
  onPending: (isPending: boolean) => void
}

/** Adds lines to a draft by article number and quantity. */
export function AddedLines({ lines, onChange, onPending }: AddedLinesProps) {
  const t = useTranslations()
  const [number, setNumber] = useState('')
  const [typed, setTyped] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<'number' | 'quantity' | null>(null)
  const type = (nextNumber: string, nextTyped: string): void => {
    setNumber(nextNumber)
    setTyped(nextTyped)
    setWrong(null)
    onPending(`${nextNumber}${nextTyped}`.trim() !== '')
  }

  const add = (): void => {
    const quantity = readQuantity(typed)
    const variantNumber = number.trim()
    if (variantNumber === '') return setWrong('number')
    if (quantity === null || quantity < leastQuantity || quantity > mostQuantity) return setWrong('quantity')
    onChange([...lines, { id: (lines.at(-1)?.id ?? 0) + 1, variantNumber, quantity }])
    announce(t('offers.add-news', variantNumber))
    type('', '')
  }
  return (
    <Stack>
      <Heading level={2} size="m">
        {t('offers.add-title')}
      </Heading>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ id, variantNumber, quantity }) => (
            <li key={id} className={styles.line}>
              <Inline justify="between">
                <Text>{t('offers.added-quantity', variantNumber, quantityText(quantity, ''))}</Text>
                <IconButton
                  icon="trash"
                  label={t('offers.remove-line', variantNumber)}
                  onClick={() => {
                    // The pressed button is gone with its line.
                    fields.current?.querySelector('input')?.focus()
                    onChange(lines.filter((line) => line.id !== id))
                  }}
                />
              </Inline>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <div ref={fields} className={styles.addFields}>
          <TextField
            label={t('offers.add-number')}
            name="added-number"
            maxLength={50}
            value={number}
            onValueChange={(value) => type(value, typed)}
            {...(wrong === 'number' ? { message: t('offers.add-missing') } : {})}
          />
          <TextField
            label={t('offers.quantity')}
            name="added-quantity"
            inputMode="decimal"
            value={typed}
            onValueChange={(value) => type(number, value)}
            {...(wrong === 'quantity' ? { message: t('offers.add-missing') } : {})}
          />
          <Button type="submit">{t('offers.add')}</Button>
        </div>
      </form>
    </Stack>
  )
}
