import { type FormEvent, useId } from 'react'
import type { MyListLine } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useForm } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { TextField } from '@tradecounter/ui/text-field'
import { changeLine } from '../../../calls.ts'

/** Characters of a note, as in the contract. */
const longestNote = 200

interface NoteDialogProps {
  listId: string
  line: MyListLine
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Changes the note of a line. */
export default function NoteDialog({ listId, line, onSaved, onClose }: NoteDialogProps) {
  const t = useTranslations()
  const id = useId()
  const httpClient = useHttpClient()
  const form = useForm(
    { note: line.note },
    { save: ({ note }) => changeLine(httpClient, { listId, itemId: line.itemId, note }) },
  )
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (form.busy || !(await form.submit())) return
    await onSaved()
    onClose()
  }
  return (
    <FormDialog
      id={id}
      title={t('my-lists.note-of', line.name)}
      form={form}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      <TextField
        label={t('my-lists.note')}
        name="note"
        value={form.values.note}
        onValueChange={(note) => form.change({ note })}
        maxLength={longestNote}
        autoComplete="off"
        {...form.messageOf('note')}
      />
    </FormDialog>
  )
}
