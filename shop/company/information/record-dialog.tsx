import { type FormEvent, useId } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { useForm } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'

/** One field of a record. */
export interface RecordField {
  name: string
  label: string
  kind?: 'text' | 'email' | 'tel' | 'flag' | 'choice'
  required?: boolean
  maxLength?: number
  /** Of a choice. */
  options?: readonly { value: string; label: string }[]
}

export type RecordValues = Readonly<Record<string, string | boolean>>

export interface RecordDialogProps {
  title: string
  fields: readonly RecordField[]
  initial: RecordValues
  /** What is stored now, if somebody else has changed the record since. */
  current: RecordValues
  onSave: (values: RecordValues) => Promise<unknown>
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/**
 * Edits an address, a contact or master data. After a change by somebody else the typed values stay, and each field
 * that differs shows what is stored now.
 */
export default function RecordDialog({
  title,
  fields,
  initial,
  current,
  onSave,
  onChanged,
  onClose,
}: RecordDialogProps) {
  const t = useTranslations()
  const id = useId()
  const { values, problem, busy, change, submit } = useForm(initial, { save: onSave, onChanged })
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await submit()) onClose()
  }
  return (
    <FormDialog
      id={id}
      title={title}
      form={{ problem, busy }}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {fields.map(({ name, label, kind = 'text', required = false, maxLength, options = [] }) => {
        const value = values[name] ?? ''
        if (kind === 'flag')
          return (
            <Checkbox
              key={name}
              name={name}
              label={label}
              checked={value === true}
              onCheckedChange={(checked) => change({ [name]: checked })}
            />
          )
        const stored = String(current[name] ?? '')
        const message = problem.fields[name]
        const shared = {
          label,
          name,
          required,
          value: String(value),
          onValueChange: (text: string) => change({ [name]: text }),
          ...(message === undefined ? {} : { message }),
          ...(problem.changed && stored !== String(value)
            ? { hint: t('forms.stored-now', stored === '' ? '–' : stored) }
            : {}),
        }
        return kind === 'choice' ? (
          <Select key={name} {...shared} options={options} />
        ) : (
          <TextField
            key={name}
            {...shared}
            type={kind}
            autoComplete="off"
            {...(maxLength === undefined ? {} : { maxLength })}
          />
        )
      })}
    </FormDialog>
  )
}
