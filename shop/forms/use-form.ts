import { type FormEvent, useState } from 'react'
import { CallError, useTranslations } from '@tradecounter/shop/core'

/** Where an attempt to save has led: refused fields by name, a newer version of somebody else, or a failure. */
export interface FormProblem {
  fields: Readonly<Record<string, string>>
  changed: boolean
  failed: boolean
  /** It failed because there are as many as there may be (409 `tooMany`): trying again does not help. */
  full?: boolean
}
const none: FormProblem = { fields: {}, changed: false, failed: false }

/**
 * A form whose values stay as typed whatever the server answers. `save` sends them; `onChanged` fetches the newer
 * version after a 409.
 */
export function useForm<Values extends object>(
  initial: Values,
  {
    save,
    onChanged,
    texts: own = {},
  }: {
    save: (values: Values) => Promise<unknown>
    onChanged?: () => Promise<unknown>
    /** What further refusals of a field say, by code. */
    texts?: Readonly<Record<string, string>>
  },
) {
  const t = useTranslations()
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState(none)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)

  const problemOf = async (cause: unknown): Promise<FormProblem> => {
    if (!(cause instanceof CallError) || cause.error === null) return { ...none, failed: true }
    const { code, field } = cause.error
    if (code === 'changed') {
      await onChanged?.()
      return { ...none, changed: true }
    }
    if (code === 'tooMany' && own[code] === undefined) return { ...none, failed: true, full: true }
    if ((cause.status !== 400 && own[code] === undefined) || field === undefined)
      return { ...none, failed: true }
    const texts: Readonly<Record<string, string>> = {
      postalCode: t('forms.error-postal-code'),
      organisationNumber: t('forms.error-organisation-number'),
      vatNumber: t('forms.error-vat-number'),
      eInvoiceId: t('forms.error-e-invoice-id'),
      tooLong: t('forms.error-too-long'),
      pattern: t('forms.error-pattern'),
      tooComplex: t('forms.error-too-complex'),
      required: t('forms.error-required'),
      ...own,
    }
    // `wanted.vatNumber` and `confirmationEmails.0` belong to the fields `vatNumber` and `confirmationEmails`.
    const name = field.replace(/^wanted\./u, '').replace(/\.\d+$/u, '')
    return { ...none, fields: { [name]: texts[code] ?? t('forms.error-value') } }
  }

  const submit = async (): Promise<boolean> => {
    setBusy(true)
    try {
      await save(values)
      setProblem(none)
      setSaved(true)
      return true
    } catch (cause) {
      setProblem(await problemOf(cause))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    problem,
    busy,
    saved,
    change: (part: Partial<Values>): void => {
      setValues((now) => ({ ...now, ...part }))
      setSaved(false)
    },
    /** Sends the values; returns whether they were saved. */
    submit,
    /** For `onSubmit` of a form that stays. */
    send: (event: FormEvent): void => {
      event.preventDefault()
      void submit()
    },
    /** Props of a field that was refused. */
    messageOf: (name: string): { message?: string } =>
      problem.fields[name] === undefined ? {} : { message: problem.fields[name] },
  }
}
