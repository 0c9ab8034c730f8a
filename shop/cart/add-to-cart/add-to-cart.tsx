import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { VariantItem } from '@tradecounter/api/contract'
import { announce } from '@tradecounter/ui/announcer'
import { QuantityAdd } from '@tradecounter/ui/quantity-add'
import { showQuantity, snapQuantity } from '@tradecounter/ui/quantity-input'
import { useShop, useTranslations } from '@tradecounter/shop/core'
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
    | 'unitVolume'
    | 'decimalPrecision'
    | 'displayUnitCode'
    | 'configuration'
  >
  /** Where the visitor stands, for the cart line (SRCH-10). */
  listName: string
  /** Of its field; made when not given. */
  id?: string
  /** A short label on the button, for rows. */
  compact?: boolean
  /** The icon in place of the label, for the rows of a table. */
  inTable?: boolean
}

/**
 * Quantity and add for one variant: the quantity rounds and snaps up (VAR-7), what cannot be bought cannot be
 * added (VAR-9), what must be chosen is asked first (VAR-13), and a failed add keeps what was typed (CART-2).
 */
export function AddToCart({ variant, listName, id, compact = false, inTable = false }: AddToCartProps) {
  const { user, personUnknown } = useShop()
  const t = useTranslations()
  const { code, productName: name, decimalPrecision: precision, unitVolume, displayUnitCode: unit } = variant
  const { add, busy, done, problem: failure } = useAddToCart()
  const problemText = useAddProblem()
  const configure = useSetAtom(configuringAtom)
  const [value, setValue] = useState(() => showQuantity(snapQuantity(1, precision, unitVolume), precision))
  const [tooMany, setTooMany] = useState(false)

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
  const problem = tooMany ? t('cart.quantity-invalid') : failureText

  return (
    <QuantityAdd
      {...(id === undefined ? {} : { id })}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        setTooMany(false)
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
        busy: t('cart.adding'),
      }}
      {...(problem === undefined ? {} : { message: problem })}
    />
  )
}
