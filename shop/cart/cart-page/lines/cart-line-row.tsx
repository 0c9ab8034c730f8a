import { useState } from 'react'
import type { CartLine } from '@tradecounter/api/contract'
import { languageOf, localHref, useFormat, useTimes, useShop, useTranslations } from '@tradecounter/shop/core'
import { VariantStock } from '@tradecounter/shop/stock'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { QuantityInput } from '@tradecounter/ui/quantity-input'
import { chosenDetails, pictureDetails } from '../../lines/option-prices.ts'
import { lineDetails } from '../../lines/line-details.ts'
import { lineMessages, linePrices } from '../../mini-cart/mini-cart-lines.ts'
import { lockDetails } from '../../lines/lock-details.ts'
import { quantityText } from '../../lines/quantity-text.ts'
import { soldInText } from '../../lines/sold-in.ts'
import { useLineQuantity } from '../../lines/use-line-quantity.ts'
import { LineHelp } from './line-help.tsx'
import { LineMarks } from './line-marks.tsx'

interface CartLineRowProps {
  line: CartLine
  removing: boolean
  onRemove: () => void
}

/** A quantity whose unit the text has. */
const shown = (quantity: number): string => quantityText(quantity, '')

/** One line of the cart: article, quantity, price and messages. */
export function CartLineRow({ line, removing, onRemove }: CartLineRowProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { value, type, commit, sendAgain, refused, problem, busy } = useLineQuantity(line)
  const { name, displayUnitCode: unit, decimalPrecision: precision, unitVolume, lineItemData } = line
  const { lock } = line
  const signedIn = context.user !== null
  const [snapped, setSnapped] = useState<string | null>(null)
  const hint = snapped ?? soldInText(line, unit, t)
  const message =
    problem === null
      ? undefined
      : {
          'not-number': t('cart.quantity-not-number'),
          ambiguous: t('cart.quantity-ambiguous'),
          invalid: t('cart.quantity-invalid'),
          failed: t('cart.change-failed', name),
          stale: t('cart.now-quantity', shown(line.quantity), unit),
          'lock-most': t('cart.quantity-lock-most', shown(lock?.mostQuantity ?? 0), unit),
          'lock-least': t('cart.quantity-lock-least', shown(lock?.leastQuantity ?? 0), unit),
        }[problem]

  return (
    <LineItem
      name={name}
      {...languageOf(line)}
      url={localHref(lineItemData.url, context)}
      imageUrl={lineItemData.imageUrl}
      code={line.variantNbr}
      codeLabel={t('cart.article')}
      {...(lineItemData.customerSpecificVariantNumber === ''
        ? {}
        : { customCode: `${t('cart.custom-article')} ${lineItemData.customerSpecificVariantNumber}` })}
      {...linePrices(line, { format, t, withPrices: signedIn })}
      details={lineDetails(
        [
          ...lockDetails(lock, { t, times }),
          ...pictureDetails(lineItemData, t),
          ...chosenDetails(lineItemData.configuration, { format, t, currency: lineItemData.currency, unit }),
        ],
        line,
        { note: t('cart-page.note'), goodsMark: t('cart-page.goods-mark') },
      )}
      errors={lineMessages(lineItemData.errors, t)}
      warnings={lineMessages(lineItemData.warnings, t)}
      labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
      {...(signedIn && line.stock !== null
        ? { stock: <VariantStock stock={line.stock} unit={unit} loading={false} /> }
        : {})}
      quantity={
        lineItemData.isFreeTextLineItem || (lock !== null && lock.leastQuantity === lock.mostQuantity) ? (
          quantityText(line.quantity, unit)
        ) : (
          <Stack space={2} align="start">
            <QuantityInput
              value={value}
              onValueChange={type}
              onCommit={(quantity) => {
                setSnapped(null)
                commit(quantity)
              }}
              onSnap={(quantity) => {
                const text = t('cart.quantity-snapped', shown(quantity), unit, shown(unitVolume))
                setSnapped(text)
                announce(text, 'polite')
              }}
              {...(hint === undefined ? {} : { hint })}
              precision={precision}
              unitVolume={unitVolume}
              min={lock === null ? unitVolume : Math.max(unitVolume, lock.leastQuantity)}
              {...(lock === null ? {} : { max: lock.mostQuantity })}
              unit={unit}
              labels={{
                field: t('cart.quantity', name),
                increase: t('cart.increase', name),
                decrease: t('cart.decrease', name),
              }}
              {...(message === undefined ? {} : { message })}
            />
            {problem === 'stale' && refused !== null && (
              <Button size="s" onClick={sendAgain} busy={busy}>
                {t('cart.use-typed', shown(refused), unit)}
              </Button>
            )}
          </Stack>
        )
      }
      more={
        <Stack space={2}>
          <LineHelp line={line} onQuantity={commit} />
          <LineMarks line={line} />
        </Stack>
      }
      remove={{ label: t('cart.remove', name), onRemove, busy: removing }}
    />
  )
}
