import { useState } from 'react'
import { useSaveList } from '@tradecounter/shop/cart'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'

const longestName = 80

interface SaveListDialogProps {
  onClose: () => void
  /** Called with the text that says how much was saved. */
  onSaved: (text: string) => void
}

/** Asks for the name of the favourite list that keeps the cart. What was typed stays when it fails. */
export default function SaveListDialog({ onClose, onSaved }: SaveListDialogProps) {
  const t = useTranslations()
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
