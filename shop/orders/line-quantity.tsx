import { quantityText } from '@tradecounter/shop/cart'
import { Text } from '@tradecounter/ui/text'

/** A line's quantity, read-only. */
export function LineQuantity({ quantity, unit }: { quantity: number; unit: string }) {
  return (
    <Text as="span" numeric>
      {quantityText(quantity, unit)}
    </Text>
  )
}
