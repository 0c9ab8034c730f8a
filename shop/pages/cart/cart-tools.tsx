import { Suspense, useState } from 'react'
import type { Cart } from '@tradecounter/api/contract'
import { cartText } from '@tradecounter/shop/cart'
import { later, may, share, untilClosed, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { toolsAnswer } from './cart-view.css.ts'

const SaveListDialog = later(() => import('./lists/save-list-dialog.tsx'), { over: untilClosed })

/** Keeps the cart as a favourite list, and shares what is in it. */
export function CartTools({ cart }: { cart: Cart }) {
  const { user, siteName } = useShop()
  const t = useTranslations()
  const [naming, setNaming] = useState(false)
  const [said, setSaid] = useState<{ severity: 'success' | 'error'; text: string } | null>(null)

  const shareCart = async (): Promise<void> => {
    const more = cart.lineCount - cart.lines.length
    const text = more > 0 ? `${cartText(cart)}\n${t.count('cart.more-lines', more)}` : cartText(cart)
    const outcome = await share({ title: siteName, text })
    if (outcome === 'copied') setSaid({ severity: 'success', text: t('cart-page.shared') })
    if (outcome === 'failed') setSaid({ severity: 'error', text: t('cart-page.share-failed') })
  }
  return (
    <>
      {may(user, 'perm:manageLists') && (
        <Button onClick={() => setNaming(true)}>{t('cart-page.save-list')}</Button>
      )}
      <Button onClick={() => void shareCart()}>{t('cart-page.share')}</Button>
      {said !== null && (
        <div className={toolsAnswer}>
          <StatusBanner
            severity={said.severity}
            severityLabel={t(`common.severity.${said.severity}`)}
            live
            onClose={() => setSaid(null)}
            closeLabel={t('common.close')}
          >
            {said.text}
          </StatusBanner>
        </div>
      )}
      {naming && (
        <Suspense fallback={null}>
          <SaveListDialog
            onClose={() => setNaming(false)}
            onSaved={(text) => {
              setNaming(false)
              setSaid({ severity: 'success', text })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
