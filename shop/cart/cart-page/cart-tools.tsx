import { useState } from 'react'
import type { Cart } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import { addressOf, share, useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { cartText } from '../cart-text.ts'
import { SaveAsFavouriteList } from '../favourite-lists/save-as-favourite-list.tsx'
import { SavedListLink } from '../favourite-lists/saved-list-link.tsx'
import { saveCartAsFavouriteList } from '../calls.ts'
import { toolsAnswer } from './cart-view.css.ts'

/** Saves the cart as a favourite list, shares its content, and leads to a request for an offer of it. */
export function CartTools({ cart }: { cart: Cart }) {
  const context = useShop()
  const { siteName } = context
  const httpClient = useHttpClient()
  const t = useTranslations()
  const [said, setSaid] = useState<{ severity: 'success' | 'error'; text: string; listId?: string } | null>(
    null,
  )

  const shareCart = async (): Promise<void> => {
    const more = cart.lineCount - cart.lines.length
    const text = more > 0 ? `${cartText(cart)}\n${t.count('cart.more-lines', more)}` : cartText(cart)
    const outcome = await share({ title: siteName, text })
    if (outcome === 'copied') setSaid({ severity: 'success', text: t('cart-page.shared') })
    if (outcome === 'failed') setSaid({ severity: 'error', text: t('cart-page.share-failed') })
  }
  return (
    <>
      <SaveAsFavouriteList
        save={(name, key) => saveCartAsFavouriteList(httpClient, { name }, key)}
        onSaved={(text, listId) => setSaid({ severity: 'success', text, listId })}
      />
      <Button onClick={() => void shareCart()}>{t('cart-page.share')}</Button>
      {canOpen('offers', context) && (
        <ButtonLink href={addressOf({ page: 'offers', query: 'view=new&from=cart' }, context)}>
          {t('cart-page.request-offer')}
        </ButtonLink>
      )}
      {said !== null && (
        <div className={toolsAnswer}>
          <StatusBanner
            severity={said.severity}
            severityLabel={t(`common.severity.${said.severity}`)}
            live
            {...(said.listId === undefined ? {} : { action: <SavedListLink listId={said.listId} /> })}
            onClose={() => setSaid(null)}
            closeLabel={t('common.close')}
          >
            {said.text}
          </StatusBanner>
        </div>
      )}
    </>
  )
}
