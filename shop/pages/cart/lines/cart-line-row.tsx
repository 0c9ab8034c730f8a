import type { CartLine } from '@tradecounter/api/contract'
import {
  chosenDetails,
  lineMessages,
  linePrices,
  quantityText,
  useLineQuantity,
} from '@tradecounter/shop/cart'
import { localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { lineDetails } from '@tradecounter/shop/orders'
import { VariantStock } from '@tradecounter/shop/product'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { QuantityInput, showQuantity } from '@tradecounter/ui/quantity-input'
import { LineHelp } from './line-help.tsx'
import { LineMarks } from './line-marks.tsx'

interface CartLineRowProps {
  line: CartLine
  removing: boolean
  onRemove: () => void
}

/** One line of the cart: what it is, how many, what it costs, what is wrong with it. */
export function CartLineRow({ line, removing, onRemove }: CartLineRowProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { value, type, commit, sendAgain, refused, problem, busy } = useLineQuantity(line)
  const { name, displayUnitCode: unit, decimalPrecision: precision, unitVolume, lineItemData } = line
  const signedIn = context.user !== null
  const shown = (quantity: number): string => showQuantity(quantity, precision)
  const message =
    problem === null
      ? undefined
      : {
          'not-number': t('cart.quantity-not-number'),
          invalid: t('cart.quantity-invalid'),
          failed: t('cart.change-failed', name),
          stale: t('cart.now-quantity', shown(line.quantity), unit),
        }[problem]

  return (
    <LineItem
      name={name}
      url={localHref(lineItemData.url, context)}
      imageUrl={lineItemData.imageUrl}
      code={line.variantNbr}
      codeLabel={t('cart.article')}
      {...(lineItemData.customerSpecificVariantNumber === ''
        ? {}
        : { customCode: `${t('cart.custom-article')} ${lineItemData.customerSpecificVariantNumber}` })}
      {...linePrices(line, { format, t, withPrices: signedIn })}
      details={lineDetails(
        chosenDetails(lineItemData.configuration, { format, t, currency: lineItemData.currency, unit }),
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
        lineItemData.isFreeTextLineItem ? (
          quantityText(line.quantity, unit)
        ) : (
          <Stack space={2} align="start">
            <QuantityInput
              value={value}
              onValueChange={type}
              onCommit={(quantity) => {
                if (commit(quantity) !== null)
                  announce(t('cart.quantity-snapped', shown(quantity), unit, shown(unitVolume)), 'polite')
              }}
              precision={precision}
              unitVolume={unitVolume}
              min={unitVolume}
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
