import type { Order } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { QuantityInput, readQuantity } from '@tradecounter/ui/quantity-input'
import { decimalsOf, type useChosenLines } from './use-chosen-lines.ts'

/** Chooses a line to be ordered again, and in which quantity. */
export function ChosenLine({
  line,
  lines,
}: {
  line: Order['lines'][number]
  lines: ReturnType<typeof useChosenLines>
}) {
  const t = useTranslations()
  const { position, variantNbr, isFreeTextLineItem, step, displayUnitCode } = line
  // Free text is written anew.
  if (isFreeTextLineItem) return null
  const typed = lines.typedOf(line)
  const isWrong = typed !== null && !((readQuantity(typed, decimalsOf(step)) ?? 0) > 0)
  return (
    <>
      <Checkbox
        name={`line-${position}`}
        label={t('order-info.choose', variantNbr)}
        checked={typed !== null}
        onCheckedChange={(checked) => lines.choose(line, checked)}
      />
      {typed !== null && (
        <QuantityInput
          name={`again-${position}`}
          value={typed}
          onValueChange={(value) => lines.type(line, value)}
          precision={decimalsOf(step)}
          unitVolume={step}
          unit={displayUnitCode}
          labels={{
            field: t('order-info.again-quantity', variantNbr),
            increase: t('order-info.again-more', variantNbr),
            decrease: t('order-info.again-less', variantNbr),
          }}
          {...(isWrong ? { message: t('order-info.again-wrong') } : {})}
        />
      )}
    </>
  )
}
