import { type FormEvent, useId, useRef, useState } from 'react'
import type { FavouriteListHead, MyList } from '@tradecounter/api/contract'
import { longestListName } from '@tradecounter/shop/cart'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useForm, useSendOnce } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { TextField } from '@tradecounter/ui/text-field'
import { copyList, isFull, myListAddress, saveList } from '../calls.ts'

/** What the dialog does: creates a list, changes the texts of one, or copies one. */
export type ListTask =
  | { kind: 'new' }
  | { kind: 'edit'; list: FavouriteListHead }
  | { kind: 'copy'; list: FavouriteListHead }

interface ListDialogProps {
  task: ListTask
  /** Called with the list as it is saved. */
  onSaved: (list: FavouriteListHead) => Promise<unknown> | void
  onClose: () => void
}

/** Characters of a description, as in the contract. */
const longestDescription = 500

/**
 * Asks for the name of a list, and for its description unless it is copied. After a change by somebody else what was
 * typed stays, beside what is stored now.
 */
export default function ListDialog({ task, onSaved, onClose }: ListDialogProps) {
  const t = useTranslations()
  const id = useId()
  const httpClient = useHttpClient()
  const sendOnce = useSendOnce<MyList>()
  const nameField = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [full, setFull] = useState(false)
  /** What is stored, after a change by somebody else. */
  const [stored, setStored] = useState<FavouriteListHead | null>(null)
  const list = stored ?? (task.kind === 'new' ? null : task.list)
  const initial =
    task.kind === 'new'
      ? { name: '', description: '' }
      : task.kind === 'edit'
        ? { name: task.list.name, description: task.list.description }
        : { name: t('my-lists.copy-of', task.list.name).slice(0, longestListName), description: '' }

  const save = async ({ name, description }: typeof initial): Promise<void> => {
    setFull(false)
    try {
      const saved = await sendOnce([name, description], (key) =>
        task.kind === 'copy'
          ? copyList(httpClient, { listId: task.list.listId, name }, key)
          : saveList(
              httpClient,
              { listId: list?.listId ?? '', version: list?.version ?? 0, name, description },
              key,
            ),
      )
      await onSaved(saved.list)
    } catch (reason) {
      setFull(isFull(reason))
      throw reason
    }
  }
  const onChanged = async (): Promise<void> => {
    if (task.kind !== 'edit') return
    setStored((await httpClient.get(myListAddress(task.list.listId))).list)
  }
  const { values, problem, busy, change, submit, messageOf } = useForm(initial, { save, onChanged })
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (values.name.trim() === '') {
      setMissing(true)
      nameField.current?.focus()
    } else if (await submit()) onClose()
  }
  const hintOf = (name: 'name' | 'description'): { hint?: string } =>
    stored === null || stored[name] === values[name]
      ? {}
      : { hint: t('forms.stored-now', stored[name] === '' ? '–' : stored[name]) }
  return (
    <FormDialog
      id={id}
      title={task.kind === 'new' ? t('my-lists.new') : t(`my-lists.${task.kind}-name`, task.list.name)}
      // That there are too many lists is said by the dialog itself.
      form={{ problem: full ? { ...problem, failed: false, full: false, fields: {} } : problem, busy }}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {full && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('my-lists.full')}
        </StatusBanner>
      )}
      <TextField
        ref={nameField}
        label={t('my-lists.list-name')}
        name="name"
        required
        value={values.name}
        onValueChange={(name) => {
          setMissing(false)
          change({ name })
        }}
        maxLength={longestListName}
        autoComplete="off"
        {...hintOf('name')}
        {...(isMissing ? { message: t('my-lists.name-required') } : messageOf('name'))}
      />
      {task.kind !== 'copy' && (
        <TextField
          label={t('my-lists.description')}
          name="description"
          value={values.description}
          onValueChange={(description) => change({ description })}
          maxLength={longestDescription}
          autoComplete="off"
          {...hintOf('description')}
          {...messageOf('description')}
        />
      )}
    </FormDialog>
  )
}
