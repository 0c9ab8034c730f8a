import { useState } from 'react'
import type { Cart } from '@tradecounter/api/contract'
import { cartText, useSaveList } from '@tradecounter/shop/cart'
import { share, useShop, useWords } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { TextField } from '@tradecounter/ui/text-field'

const longestName = 80

/** Keeps the cart as a favourite list, and shares what is in it. */
export function CartTools({ cart }: { cart: Cart }) {
  const { user, siteName } = useShop()
  const t = useWords()
  const [naming, setNaming] = useState(false)
  const [said, setSaid] = useState<{ severity: 'success' | 'error'; text: string } | null>(null)

  const shareCart = async (): Promise<void> => {
    const outcome = await share({ title: siteName, text: cartText(cart) })
    if (outcome === 'copied') setSaid({ severity: 'success', text: t('cart-page.shared') })
    if (outcome === 'failed') setSaid({ severity: 'error', text: t('cart-page.share-failed') })
  }
  return (
    <Stack space={3}>
      <Inline space={3}>
        {user !== null && <Button onClick={() => setNaming(true)}>{t('cart-page.save-list')}</Button>}
        <Button tone="quiet" onClick={() => void shareCart()}>
          {t('cart-page.share')}
        </Button>
      </Inline>
      {said !== null && (
        <StatusBanner
          severity={said.severity}
          severityLabel={t(`common.severity.${said.severity}`)}
          live
          onClose={() => setSaid(null)}
          closeLabel={t('common.close')}
        >
          {said.text}
        </StatusBanner>
      )}
      {naming && (
        <SaveListDialog
          onClose={() => setNaming(false)}
          onSaved={(text) => {
            setNaming(false)
            setSaid({ severity: 'success', text })
          }}
        />
      )}
    </Stack>
  )
}

function SaveListDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (text: string) => void }) {
  const t = useWords()
  const { save, busy } = useSaveList()
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string | null>(null)

  const submit = async (): Promise<void> => {
    const title = name.trim()
    if (title === '') {
      setMessage(t('cart-page.list-name-required'))
      return
    }
    const count = await save(title)
    if (count === null) {
      setMessage(t('cart-page.list-failed'))
      announce(t('cart-page.list-failed'), 'assertive')
    } else onSaved(t.count('cart-page.list-saved', count, title))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('cart-page.save-list')}
      closeLabel={t('common.close')}
      initialFocus="first-field"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack space={4}>
          <TextField
            label={t('cart-page.list-name')}
            name="list-name"
            value={name}
            onValueChange={(text) => {
              setName(text)
              setMessage(null)
            }}
            maxLength={longestName}
            required
            autoComplete="off"
            {...(message === null ? {} : { message })}
          />
          <Inline space={3}>
            <Button type="submit" tone="accent" busy={busy} busyLabel={t('cart-page.save-list')}>
              {t('cart-page.save-list')}
            </Button>
            <Button onClick={onClose}>{t('cart.cancel')}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
