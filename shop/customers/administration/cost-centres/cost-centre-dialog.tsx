import { type FormEvent, useId, useState } from 'react'
import type { CostCentre } from '@tradecounter/api/contract'
import { useHttpClient, useFormat, useTranslations } from '@tradecounter/shop/core'
import { useForm, useSendOnce } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { fetchCostCentre, saveCostCentre } from '../../calls.ts'
import { parseAmount } from './parse-amount.ts'
import { PeopleField } from '../people-field.tsx'

const budgetPeriods: readonly CostCentre['period'][] = ['week', 'month', 'quarter', 'halfYear', 'year']

/**
 * Edits a cost centre. After a change by somebody else the typed values stay, and each field shows what is stored now.
 */
export function CostCentreDialog({
  costCentre,
  currency,
  onSaved,
  onClose,
}: {
  costCentre: CostCentre
  currency: string
  onSaved: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const id = useId()
  const saveOnce = useSendOnce<unknown>()
  // What is stored now.
  const [current, setCurrent] = useState<CostCentre | undefined>(costCentre)
  const written = (budget: number | null): string => (budget === null ? '' : format.money(budget, ''))
  const { number, name, period, forEveryone, active, manager, buyers } = costCentre
  const form = useForm(
    { number, name, budget: written(costCentre.budget).trim(), period, forEveryone, active, manager, buyers },
    {
      save: async (values) => {
        const { manager: person, buyers: people, ...typed } = values
        const request = {
          ...typed,
          costCentreId: costCentre.costCentreId,
          // The service refuses it with the field.
          budget: parseAmount(typed.budget),
          managerId: person?.userId ?? null,
          buyerIds: people.map(({ userId }) => userId),
        }
        await saveOnce([JSON.stringify(values)], (key) =>
          // After a 409 the version of the newer one.
          saveCostCentre(httpClient, { ...request, version: current?.version ?? 0 }, key),
        )
        await onSaved()
      },
      onChanged: async () => {
        await onSaved()
        setCurrent(await fetchCostCentre(httpClient, costCentre.costCentreId))
      },
      texts: {
        numberTaken: t('customers.error-numberTaken'),
        notInCompany: t('customers.error-notInCompany'),
        invalid: t('customers.error-required'),
      },
    },
  )
  const { values, problem, change } = form
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await form.submit()) onClose()
  }
  const shared = (field: string, stored: string, typed: string) => ({
    name: field,
    ...(problem.fields[field] === undefined
      ? {}
      : { message: field === 'budget' ? t('customers.error-budget') : problem.fields[field] }),
    ...(problem.changed && current !== undefined && stored !== typed
      ? { hint: t('forms.stored-now', stored === '' ? '–' : stored) }
      : {}),
  })
  return (
    <FormDialog
      id={id}
      title={t(costCentre.costCentreId === '' ? 'customers.add-cost-centre' : 'customers.edit-cost-centre')}
      form={form}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      <TextField
        label={t('customers.number')}
        required
        maxLength={40}
        autoComplete="off"
        value={values.number}
        onValueChange={(text) => change({ number: text })}
        {...shared('number', current?.number ?? '', values.number)}
      />
      <TextField
        label={t('customers.name')}
        required
        maxLength={80}
        autoComplete="off"
        value={values.name}
        onValueChange={(text) => change({ name: text })}
        {...shared('name', current?.name ?? '', values.name)}
      />
      <PeopleField
        legend={t('customers.manager')}
        name="managerSearch"
        people={values.manager === null ? [] : [values.manager]}
        most={1}
        onChange={([person = null]) => change({ manager: person })}
        {...(problem.fields['managerId'] === undefined ? {} : { message: problem.fields['managerId'] })}
      />
      <TextField
        label={t('customers.budget', currency)}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        hint={t('customers.budget-hint')}
        value={values.budget}
        onValueChange={(budget) => change({ budget })}
        {...shared('budget', written(current?.budget ?? null).trim(), values.budget)}
      />
      <Select
        label={t('customers.period')}
        value={values.period}
        options={budgetPeriods.map((value) => ({ value, label: t(`customers.period-${value}`) }))}
        onValueChange={(text) => change({ period: budgetPeriods.find((each) => each === text) ?? 'month' })}
        {...shared(
          'period',
          t(`customers.period-${current?.period ?? 'month'}`),
          t(`customers.period-${values.period}`),
        )}
      />
      <Checkbox
        name="forEveryone"
        label={t('customers.for-everyone')}
        checked={values.forEveryone}
        onCheckedChange={(checked) => change({ forEveryone: checked })}
      />
      {!values.forEveryone && (
        <PeopleField
          legend={t('customers.buyers')}
          name="buyersSearch"
          people={values.buyers}
          onChange={(people) => change({ buyers: people })}
          {...(problem.fields['buyerIds'] === undefined ? {} : { message: problem.fields['buyerIds'] })}
        />
      )}
      <Checkbox
        name="active"
        label={t('customers.active')}
        checked={values.active}
        onCheckedChange={(checked) => change({ active: checked })}
      />
    </FormDialog>
  )
}
