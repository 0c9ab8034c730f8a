import type { CartLine } from '@tradecounter/api/contract'
import { PageWaiting } from '@tradecounter/shop/core'
import { useCart } from '../../calls.ts'
import { CartLineRow } from './cart-line-row.tsx'
import * as styles from '../cart-view.css.ts'

interface CartWindowProps {
  /** Number of lines before this window. */
  start: number
  focusFirst: (line: HTMLElement | null) => void
  /** The item that is being removed. */
  removing: string | null
  onRemove: (line: CartLine) => void
}

/** A window of the cart's lines, which fetches itself: thousands of lines are never sent at once. */
export function CartWindow({ start, focusFirst, removing, onRemove }: CartWindowProps) {
  const { data, error, mutate } = useCart(start)
  if (data === undefined) {
    return (
      <li className={styles.line}>
        <PageWaiting error={error} onRetry={() => mutate()} />
      </li>
    )
  }
  return data.lines.map((line, index) => (
    <li
      key={line.itemId}
      className={styles.line}
      {...(start > 0 && index === 0 ? { ref: focusFirst, tabIndex: -1 } : {})}
    >
      <CartLineRow line={line} removing={removing === line.itemId} onRemove={() => onRemove(line)} />
    </li>
  ))
}
