import { quantityText } from '@tradecounter/shop/cart'
import { Text } from '@tradecounter/ui/text'

/** A line's quantity where it can no longer be changed. */
export function LineQuantity({ quantity, unit }: { quantity: number; unit: string }) {
  return (
    <Text as="span" numeric>
      {quantityText(quantity, unit)}
    </Text>
  )
}
