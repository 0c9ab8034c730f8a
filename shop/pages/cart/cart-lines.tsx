import { useState, type ReactNode } from 'react'
import type { Cart, CartLine } from '@tradecounter/api/contract'
import { useRemoveLine, useRestoreLine } from '@tradecounter/shop/cart'
import { useShop, useWords } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { CartLineRow } from './cart-line-row.tsx'
import * as styles from './cart-view.css.ts'

interface CartLinesProps {
  cart: Cart
  whenEmpty: ReactNode
}

/** The button that was pressed is gone with its line: the focus goes to the way back. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/**
 * The lines, and the last removed one with the way back (CART-6). What cannot be put back, a line written by hand,
 * is asked about before it goes.
 */
export function CartLines({ cart, whenEmpty }: CartLinesProps) {
  const { user } = useShop()
  const t = useWords()
  const { remove, removing } = useRemoveLine()
  const { restore, busy: restoring } = useRestoreLine()
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const [asked, setAsked] = useState<CartLine | null>(null)

  const removeLine = async (line: CartLine): Promise<void> => {
    setAsked(null)
    const gone = await remove(line.itemId)
    announce(t(gone ? 'cart.removed' : 'cart.remove-failed', line.name), gone ? 'polite' : 'assertive')
    if (gone) setRemoved(line.lineItemData.isFreeTextLineItem ? null : line)
  }
  const putBack = async (line: CartLine): Promise<void> => {
    const back = await restore(line)
    announce(t(back ? 'cart.undone' : 'cart.undo-failed', line.name), back ? 'polite' : 'assertive')
    if (back) setRemoved(null)
  }

  return (
    <Stack space={4}>
      {removed !== null && (
        <StatusBanner
          key={removed.itemId}
          severity="success"
          severityLabel={t('common.severity.info')}
          action={
            <Button ref={takeFocus} size="s" onClick={() => void putBack(removed)} busy={restoring}>
              {t('cart.undo')}
            </Button>
          }
          onClose={() => setRemoved(null)}
          closeLabel={t('common.close')}
        >
          {t('cart.removed', removed.name)}
        </StatusBanner>
      )}
      {cart.lines.length === 0 ? (
        whenEmpty
      ) : (
        <section aria-labelledby="cart-lines">
          <h2 id="cart-lines">
            <VisuallyHidden>{t(user === null ? 'cart.lines-list' : 'cart.lines')}</VisuallyHidden>
          </h2>
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <li key={line.itemId} className={styles.line}>
                <CartLineRow
                  line={line}
                  removing={removing === line.itemId}
                  onRemove={() =>
                    line.lineItemData.isFreeTextLineItem ? setAsked(line) : void removeLine(line)
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null)
        }}
        title={t('cart.remove-ask', asked?.name ?? '')}
        description={t('cart.remove-text')}
        confirmLabel={t('cart.remove-confirm')}
        cancelLabel={t('cart.cancel')}
        onConfirm={() => {
          if (asked !== null) void removeLine(asked)
        }}
        tone="danger"
      />
    </Stack>
  )
}
