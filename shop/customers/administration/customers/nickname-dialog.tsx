import { type FormEvent, useId } from 'react'
import type { Attachment } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useForm } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { TextField } from '@tradecounter/ui/text-field'
import { nameCustomer } from '../../calls.ts'

/** Asks for the user's own name of a customer. */
export function NicknameDialog({
  customer,
  onSaved,
  onClose,
}: {
  customer: Attachment
  onSaved: () => void
  onClose: () => void
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const id = useId()
  const form = useForm(
    { nickname: customer.nickname },
    { save: ({ nickname }) => nameCustomer(httpClient, { customerId: customer.customerId, nickname }) },
  )
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!(await form.submit())) return
    onClose()
    onSaved()
  }
  return (
    <FormDialog
      id={id}
      title={t('customers.rename-title', customer.name)}
      form={form}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      <TextField
        label={t('customers.nickname')}
        hint={t('customers.nickname-hint', customer.name)}
        name="nickname"
        autoComplete="off"
        maxLength={40}
        value={form.values.nickname}
        onValueChange={(nickname) => form.change({ nickname })}
      />
    </FormDialog>
  )
}
