import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { SaveFavouriteListAnswer } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { useKeyedRequest } from '../lines/use-keyed-request.ts'
import { isListsFull } from '../rules.ts'
import { favouriteListsAddress } from './calls.ts'
import { longestListName } from './longest-list-name.ts'

interface SaveFavouriteListDialogProps {
  save: (name: string, idempotencyKey: string) => Promise<SaveFavouriteListAnswer>
  onClose: () => void
  /** Called with the text that says how much was saved, and the id of the list. */
  onSaved: (text: string, listId: string) => void
}

/** Asks for the name of the favourite list to save the lines as. The input stays after a failure. */
export default function SaveFavouriteListDialog({
  save: send,
  onClose,
  onSaved,
}: SaveFavouriteListDialogProps) {
  const t = useTranslations()
  const { run: save, busy } = useKeyedRequest((title: string, key) =>
    send(title, key).catch((reason: unknown) => {
      if (isListsFull(reason)) return 'full' as const
      throw reason
    }),
  )
  const { mutate } = useSWRConfig()
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string | null>(null)

  const submit = async (): Promise<void> => {
    const title = name.trim()
    if (title === '') {
      setMessage(t('save-list.name-required'))
      return
    }
    const saved = await save(title)
    if (saved === null || saved === 'full') {
      const failure = t(saved === null ? 'save-list.failed' : 'save-list.full')
      setMessage(failure)
      announce(failure, 'assertive')
    } else {
      // No open page shows the lists: they are read again when they are opened.
      void mutate(favouriteListsAddress, undefined, { revalidate: false })
      const { lineCount, leftOut, listId } = saved
      const left = leftOut === 0 ? '' : `. ${t.count('save-list.left-out', leftOut)}`
      onSaved(`${t.count('save-list.saved', lineCount, title)}${left}`, listId)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('save-list.save')}
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
            label={t('save-list.name')}
            name="list-name"
            value={name}
            onValueChange={(text) => {
              setName(text)
              setMessage(null)
            }}
            maxLength={longestListName}
            required
            autoComplete="off"
            {...(message === null ? {} : { message })}
          />
          <Inline space={3}>
            <Button type="submit" tone="accent" busy={busy} busyLabel={t('save-list.save')}>
              {t('save-list.save')}
            </Button>
            <Button onClick={onClose}>{t('cart.cancel')}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
