import { useState } from 'react'
import type { MyListLine } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { QuantityInput, snapQuantity } from '@tradecounter/ui/quantity-input'
import { useListQuantity } from './use-list-quantity.ts'

interface LineQuantityProps {
  listId: string
  line: MyListLine
  onChanged: () => Promise<unknown>
}

/** The quantity of a line, which is saved when the field is left or Enter is pressed. */
export function LineQuantity({ listId, line, onChanged }: LineQuantityProps) {
  const t = useTranslations()
  const { value, isTyped, type, commit, problem } = useListQuantity(listId, line, onChanged)
  const [snapped, setSnapped] = useState<string | null>(null)
  const { name, asked, displayUnitCode: unit, decimalPrecision: precision, unitVolume } = line
  // Leaving a field that nobody has changed must not round what the list has up to whole packs.
  const isWhole = snapQuantity(asked, precision, unitVolume) === asked
  return (
    <QuantityInput
      value={value}
      onValueChange={type}
      onCommit={(quantity) => {
        setSnapped(null)
        commit(quantity)
      }}
      onSnap={(quantity) => {
        const text = t(
          'cart.quantity-snapped',
          quantityText(quantity, ''),
          unit,
          quantityText(unitVolume, ''),
        )
        setSnapped(text)
        announce(text, 'polite')
      }}
      {...(snapped === null ? {} : { hint: snapped })}
      precision={precision}
      unitVolume={isTyped || isWhole ? unitVolume : 10 ** -precision}
      min={isTyped || isWhole ? unitVolume : 10 ** -precision}
      unit={unit}
      labels={{
        field: t('cart.quantity', name),
        increase: t('cart.increase', name),
        decrease: t('cart.decrease', name),
        ambiguous: t('cart.quantity-ambiguous'),
      }}
      {...(problem === null ? {} : { message: problem })}
    />
  )
}
