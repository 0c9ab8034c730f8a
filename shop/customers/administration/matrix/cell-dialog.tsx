import { type FormEvent, useId, useState } from 'react'
import { codeOf, type useStepUp } from '@tradecounter/shop/account'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useForm } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { fetchMatrixUser, saveMatrixCell } from '../../calls.ts'
import { type MatrixCustomer, type MatrixUser, rolesAt } from './matrix-list.ts'
import { RoleChoice } from '../role-choice.tsx'
import { roleNames } from '../role-names.ts'

/**
 * Edits the roles of a user at a customer. After a change by somebody else the chosen roles stay, and the stored ones
 * are shown.
 */
export function CellDialog({
  user,
  customer,
  roles,
  withRecentProof,
  onSaved,
  onClose,
}: {
  user: MatrixUser
  customer: MatrixCustomer
  /** All roles. */
  roles: readonly string[]
  withRecentProof: ReturnType<typeof useStepUp>['withRecentProof']
  /** Fetches the list again. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const id = useId()
  const [refused, setRefused] = useState(false)
  const [stored, setStored] = useState(rolesAt(user, customer))
  const form = useForm(
    { canAct: stored !== null, chosen: stored ?? ['buyer'] },
    {
      save: async ({ canAct, chosen }) => {
        setRefused(false)
        const cell = { userId: user.userId, customerId: customer.customerId }
        try {
          await withRecentProof(() =>
            saveMatrixCell(httpClient, { ...cell, before: stored, roles: canAct ? chosen : null }),
          )
        } catch (failure) {
          setRefused(codeOf(failure) === 'lastAdministrator')
          throw failure
        }
        await onSaved()
      },
      onChanged: async () => {
        await onSaved()
        const now = await fetchMatrixUser(httpClient, user)
        setStored(now === undefined ? null : rolesAt(now, customer))
      },
    },
  )
  const { values, problem, change } = form
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await form.submit()) onClose()
  }
  return (
    <FormDialog
      id={id}
      title={t('customers.cell-title', user.name, customer.name)}
      form={!refused ? form : { ...form, problem: { ...problem, failed: false } }}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {refused && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('customers.error-lastAdministrator')}
        </StatusBanner>
      )}
      {problem.changed && (
        <Text>
          {t('forms.stored-now', stored === null ? t('customers.not-attached') : roleNames(stored, t))}
        </Text>
      )}
      <Checkbox
        name="canAct"
        label={t('customers.can-act')}
        checked={values.canAct}
        onCheckedChange={(canAct) => change({ canAct })}
      />
      <RoleChoice
        roles={roles}
        chosen={values.chosen}
        disabled={!values.canAct}
        onChange={(chosen) => change({ chosen })}
      />
    </FormDialog>
  )
}
