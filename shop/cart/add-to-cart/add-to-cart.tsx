import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { VariantItem } from '@tradecounter/api/contract'
import { announce } from '@tradecounter/ui/announcer'
import { QuantityAdd } from '@tradecounter/ui/quantity-add'
import { showQuantity, snapQuantity } from '@tradecounter/ui/quantity-input'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { quantityText } from '../lines/quantity-text.ts'
import { soldInText } from '../lines/sold-in.ts'
import { maxQuantity } from '../rules.ts'
import { configuringAtom } from '../state.ts'
import { useAddProblem } from './use-add-problem.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export interface AddToCartProps {
  variant: Pick<
    VariantItem,
    | 'code'
    | 'productName'
    | 'buyable'
    | 'priceOnRequest'
    | 'isReplacement'
    | 'unitVolume'
    | 'decimalPrecision'
    | 'displayUnitCode'
    | 'configuration'
  >
  /** Name of the list that contains the variant, for the cart line (SRCH-10). */
  listName: string
  /** Id of its field; generated if absent. */
  id?: string
  /** A short label on the button, for rows. */
  compact?: boolean
  /** An icon instead of the label, for table rows. */
  inTable?: boolean
  /** The reason why the article cannot be bought, as a sentence; a short text by default. */
  reason?: string
}

/**
 * Quantity and add button for one variant: the quantity is rounded up (VAR-7), an unavailable variant cannot be
 * added (VAR-9), required choices are made first (VAR-13), and a failed add keeps the input (CART-2).
 */
export function AddToCart(props: AddToCartProps) {
  const { variant, listName, id, compact = false, inTable = false, reason } = props
  const { user, personUnknown } = useShop()
  const t = useTranslations()
  const { code, productName: name, decimalPrecision: precision, unitVolume, displayUnitCode: unit } = variant
  const { add, busy, done, problem: failure } = useAddToCart()
  const problemText = useAddProblem()
  const configure = useSetAtom(configuringAtom)
  const [value, setValue] = useState(() => showQuantity(snapQuantity(1, precision, unitVolume), precision))
  const [tooMany, setTooMany] = useState(false)
  const [snapped, setSnapped] = useState<string | null>(null)

  const addQuantity = async (quantity: number): Promise<void> => {
    setTooMany(quantity > maxQuantity)
    if (quantity > maxQuantity) return
    const addition = { variantCode: code, quantity, listName }
    if (variant.configuration === 'required') configure({ name, addition })
    else {
      const outcome = await add(addition)
      if (outcome !== 'added') announce(problemText(outcome, name), 'polite')
    }
  }
  const addLabel = user === null && !personUnknown ? 'cart.add-to-list' : 'cart.add'
  const failureText = failure === null ? undefined : problemText(failure, name)
  // A table shows the pack on a separate line.
  const hint = snapped ?? (inTable ? undefined : soldInText(variant, unit, t))
  const problem = tooMany ? t('cart.quantity-invalid') : failureText

  return (
    <QuantityAdd
      {...(id === undefined ? {} : { id })}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        setTooMany(false)
        setSnapped(null)
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
      onAdd={(quantity) => void addQuantity(quantity)}
      precision={precision}
      unitVolume={unitVolume}
      unit={unit}
      buyable={variant.buyable}
      compact={inTable}
      busy={busy}
      done={done}
      labels={{
        field: t('cart.quantity', name),
        increase: t('cart.increase', name),
        decrease: t('cart.decrease', name),
        add: t(compact ? 'cart.add-short' : addLabel),
        what: inTable && code,
        ambiguous: t('cart.quantity-ambiguous'),
        busy: t('cart.adding'),
        notBuyable: variant.isReplacement
          ? t('cart.line-replaced')
          : (reason ?? t(variant.priceOnRequest ? 'cart.price-needed' : 'cart.not-buyable')),
      }}
      {...(hint === undefined ? {} : { hint })}
      {...(problem === undefined ? {} : { message: problem })}
    />
  )
}
