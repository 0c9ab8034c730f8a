import { Suspense, useState } from 'react'
import { later, useShop, useTranslations, whileOpen } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { useEmptyCart } from '../lines/cart-changes.ts'
import { flush } from './cart-view.css.ts'
import { useOnceOpen } from './use-once-open.ts'

const ConfirmDialog = later(() => import('./confirm-dialog.tsx'), { over: whileOpen })

/** Empties the cart after a confirmation (CART-6). On failure, the dialog says so and nothing is lost. */
export function EmptyCartButton() {
  const { user } = useShop()
  const t = useTranslations()
  const { empty, busy } = useEmptyCart()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const hasAsked = useOnceOpen(asking)
  const signedIn = user !== null

  const confirm = async (): Promise<void> => {
    const emptied = await empty()
    setFailed(!emptied)
    if (emptied) setAsking(false)
    announce(t(emptied ? 'cart.emptied' : 'cart.empty-failed'), emptied ? 'polite' : 'assertive')
  }
  return (
    <>
      <span className={flush}>
        <Button
          tone="quiet"
          icon="trash"
          onClick={() => {
            setFailed(false)
            setAsking(true)
          }}
        >
          {t(signedIn ? 'cart.empty' : 'cart.empty-list')}
        </Button>
      </span>
      {hasAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={t(signedIn ? 'cart.empty-ask' : 'cart.empty-ask-list')}
            description={t(failed ? 'cart.empty-failed' : 'cart.empty-text')}
            confirmLabel={t('cart.empty-confirm')}
            cancelLabel={t('cart.cancel')}
            onConfirm={() => void confirm()}
            tone="danger"
            busy={busy}
          />
        </Suspense>
      )}
    </>
  )
}
