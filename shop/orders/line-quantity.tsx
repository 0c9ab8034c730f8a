import { quantityText } from '@tradecounter/shop/cart'
import { Text } from '@tradecounter/ui/text'
import * as styles from './orders.css.ts'

/** A line's quantity where it can no longer be changed, level with what the line comes to. */
export function LineQuantity({ quantity, unit }: { quantity: number; unit: string }) {
  return (
    <div className={styles.quantity}>
      <Text as="span" numeric>
        {quantityText(quantity, unit)}
      </Text>
    </div>
  )
}
