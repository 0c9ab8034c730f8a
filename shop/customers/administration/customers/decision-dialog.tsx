import { type FormEvent, useId } from 'react'
import type { ReceivedAttachmentRequest } from '@tradecounter/api/contract'
import type { WithRecentProof } from '@tradecounter/shop/account'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useForm } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { TextField } from '@tradecounter/ui/text-field'
import { decideAttachmentRequest } from '../../calls.ts'
import { RoleChoice } from '../role-choice.tsx'

/** A received request, and what the administrator wants to answer. */
export interface Decision {
  request: ReceivedAttachmentRequest
  approve: boolean
}

interface DecisionDialogProps extends Decision {
  /** Roles that can be given. */
  roles: readonly string[]
  withRecentProof: WithRecentProof
  onDecided: () => Promise<unknown>
  onClose: () => void
}

/** Asks for the roles of an approved requester, or for the reason of a rejection. */
export function DecisionDialog({
  request,
  approve,
  roles,
  withRecentProof,
  onDecided,
  onClose,
}: DecisionDialogProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const id = useId()
  const form = useForm<{ roles: readonly string[]; reason: string }>(
    { roles: roles.filter((role) => role === 'buyer'), reason: '' },
    {
      save: async (values) => {
        const { requestId } = request
        await withRecentProof(() => decideAttachmentRequest(httpClient, { requestId, approve, ...values }))
        await onDecided()
      },
      texts: { required: t(approve ? 'customers.error-role' : 'customers.error-required') },
    },
  )
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await form.submit()) onClose()
  }
  const { values, problem, change } = form
  const message = problem.fields['roles'] ?? problem.fields['reason']
  return (
    <FormDialog
      id={id}
      title={t(approve ? 'customers.approve' : 'customers.reject', request.userName)}
      {...(approve ? { description: t('customers.approve-text', request.userName) } : {})}
      form={form}
      saveLabel={t(approve ? 'customers.approve' : 'customers.reject', request.userName)}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {approve ? (
        <RoleChoice
          roles={roles}
          chosen={values.roles}
          {...(message === undefined ? {} : { message })}
          onChange={(chosen) => change({ roles: chosen })}
        />
      ) : (
        <TextField
          label={t('customers.reject-reason', request.userName)}
          name="reason"
          required
          maxLength={300}
          autoComplete="off"
          value={values.reason}
          onValueChange={(reason) => change({ reason })}
          {...(message === undefined ? {} : { message })}
        />
      )}
    </FormDialog>
  )
}
