import { type FormEvent, useId, useState } from 'react'
import type { CompanyUnit } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useCompany } from '@tradecounter/shop/company'
import { useForm, useSendOnce } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { fetchUnit, saveUnit } from '../../calls.ts'
import { form as fieldset, legend } from '../customer-administration.css.ts'
import { PeopleField } from '../people-field.tsx'

/** Edits a unit. After a change by somebody else the typed values stay, and number and name show what is stored now. */
export function UnitDialog({
  unit,
  onSaved,
  onClose,
}: {
  unit: CompanyUnit
  onSaved: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { data: company } = useCompany(true)
  const id = useId()
  const saveOnce = useSendOnce<unknown>()
  // What is stored now.
  const [current, setCurrent] = useState<CompanyUnit | undefined>(unit)
  const form = useForm(
    {
      number: unit.number,
      name: unit.name,
      addressIds: unit.addresses.map(({ addressId }) => addressId),
      members: unit.members,
      approvers: unit.approvers,
    },
    {
      save: async ({ members, approvers, ...typed }) => {
        const request = {
          ...typed,
          memberIds: members.map(({ userId }) => userId),
          approverIds: approvers.map(({ userId }) => userId),
        }
        await saveOnce([JSON.stringify(request)], (key) =>
          // After a 409 the version of the newer one.
          saveUnit(httpClient, { ...request, unitId: unit.unitId, version: current?.version ?? 0 }, key),
        )
        await onSaved()
      },
      onChanged: async () => {
        await onSaved()
        setCurrent(await fetchUnit(httpClient, unit.unitId))
      },
      texts: {
        numberTaken: t('customers.error-numberTaken'),
        notInCompany: t('customers.error-notInCompany'),
        notApprover: t('customers.error-notApprover'),
        invalid: t('customers.error-required'),
      },
    },
  )
  const { values, problem, change } = form
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await form.submit()) onClose()
  }
  const messageOf = (field: string) =>
    problem.fields[field] === undefined ? {} : { message: problem.fields[field] }
  const storedNow = (stored: string | undefined, typed: string) =>
    problem.changed && stored !== undefined && stored !== typed ? { hint: t('forms.stored-now', stored) } : {}
  const addresses = company?.addresses ?? []
  return (
    <FormDialog
      id={id}
      title={t(unit.unitId === '' ? 'customers.add-unit' : 'customers.edit-unit')}
      form={form}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      <TextField
        label={t('customers.number')}
        name="number"
        required
        maxLength={40}
        autoComplete="off"
        value={values.number}
        onValueChange={(number) => change({ number })}
        {...messageOf('number')}
        {...storedNow(current?.number, values.number)}
      />
      <TextField
        label={t('customers.name')}
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        value={values.name}
        onValueChange={(name) => change({ name })}
        {...messageOf('name')}
        {...storedNow(current?.name, values.name)}
      />
      <fieldset className={fieldset}>
        <legend className={legend}>{t('customers.addresses')}</legend>
        {addresses.length === 0 && <Text tone="muted">{t('customers.no-addresses')}</Text>}
        {addresses.map(({ addressId, name, city }) => (
          <Checkbox
            key={addressId}
            name={`address-${addressId}`}
            label={`${name}, ${city}`}
            checked={values.addressIds.includes(addressId)}
            onCheckedChange={(checked) =>
              change({
                addressIds: checked
                  ? [...values.addressIds, addressId]
                  : values.addressIds.filter((other) => other !== addressId),
              })
            }
          />
        ))}
      </fieldset>
      <PeopleField
        legend={t('customers.members')}
        name="membersSearch"
        people={values.members}
        onChange={(members) => change({ members })}
        {...messageOf('memberIds')}
      />
      <PeopleField
        legend={t('customers.approvers')}
        name="approversSearch"
        people={values.approvers}
        onChange={(approvers) => change({ approvers })}
        {...messageOf('approverIds')}
      />
    </FormDialog>
  )
}
