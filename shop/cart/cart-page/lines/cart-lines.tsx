import { Suspense, useState, type ReactNode } from 'react'
import type { Cart, CartLine } from '@tradecounter/api/contract'
import { later, useShop, useTranslations, whileOpen } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { MoreLines } from '../../lines/more-lines.tsx'
import { RemovalBanner } from '../../lines/removal-banner.tsx'
import { useCart } from '../../calls.ts'
import { useRemoval } from '../../lines/use-removal.ts'
import { useWindows } from '../../lines/use-windows.ts'
import { CartWindow } from './cart-window.tsx'
import { useOnceOpen } from '../use-once-open.ts'
import * as styles from '../cart-view.css.ts'

const ConfirmDialog = later(() => import('../confirm-dialog.tsx'), { over: whileOpen })

interface CartLinesProps {
  cart: Cart
  whenEmpty: ReactNode
}

/**
 * The lines, and undo for the last removed one (CART-6). Removing a free-text line, which cannot be restored, needs
 * a confirmation.
 */
export function CartLines({ cart, whenEmpty }: CartLinesProps) {
  const { user } = useShop()
  const t = useTranslations()
  const removal = useRemoval()
  const [asked, setAsked] = useState<CartLine | null>(null)
  const windows = useWindows(cart.lineCount)
  const { data: last } = useCart(windows.starts.at(-1))
  const hasAsked = useOnceOpen(asked !== null)

  const removeLine = (line: CartLine): void => {
    setAsked(null)
    void removal.removeLine(line)
  }

  return (
    <Stack space={4}>
      <RemovalBanner removal={removal} />
      {cart.lineCount === 0 ? (
        whenEmpty
      ) : (
        <section aria-labelledby="cart-lines">
          <h2 id="cart-lines">
            <VisuallyHidden>{t(user === null ? 'cart.lines-list' : 'cart.lines')}</VisuallyHidden>
          </h2>
          <ul className={styles.lines}>
            {windows.starts.map((start) => (
              <CartWindow
                key={start}
                start={start}
                focusFirst={windows.focusFirst(start)}
                removing={removal.removing}
                onRemove={(line) =>
                  line.lineItemData.isFreeTextLineItem ? setAsked(line) : removeLine(line)
                }
              />
            ))}
          </ul>
          <MoreLines
            shown={windows.shown}
            total={cart.lineCount}
            busy={last === undefined}
            onMore={windows.more}
          />
        </section>
      )}
      {hasAsked && (
        <Suspense fallback={null}>
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
              if (asked !== null) removeLine(asked)
            }}
            tone="danger"
          />
        </Suspense>
      )}
    </Stack>
  )
}
