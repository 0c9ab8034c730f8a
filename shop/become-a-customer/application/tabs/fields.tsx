import type { ComponentProps } from 'react'
import { useAtomValue } from 'jotai'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { RadioList } from '@tradecounter/ui/radio-list'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { registrationParametersAtom, validationErrorsAtom } from '../../state.ts'
import { type LabelledField, useFieldTexts } from './use-field-texts.ts'

/** Path and kind of a field: `persons.buyers.0.email` has the label of `persons.email`. */
interface Named {
  path: string
  field: LabelledField
}

/** Name, label and error of a field, by its path. */
function useField() {
  const errors = useAtomValue(validationErrorsAtom)
  const { currency = '' } = useAtomValue(registrationParametersAtom) ?? {}
  const { labelOfField, sentenceOf } = useFieldTexts(currency)
  return ({ path, field }: Named) => {
    const error = errors.get(path)
    return {
      id: path,
      name: path,
      label: labelOfField(field),
      ...(error === undefined ? {} : { message: sentenceOf(error) }),
    }
  }
}

type Own<Props> = Omit<Props, 'label' | 'name' | 'id' | 'message' | 'ref'> & Named & { label?: string }

/** One line of text of the application. */
export function Line({ path, field, ...props }: Own<ComponentProps<typeof TextField>>) {
  return <TextField {...useField()({ path, field })} {...props} />
}

/** A choice from a list of the application. */
export function Choice({ path, field, ...props }: Own<ComponentProps<typeof Select>>) {
  return <Select {...useField()({ path, field })} {...props} />
}

/** A choice of the application whose options are all visible. */
export function Radios({
  path,
  field,
  ...props
}: Omit<Own<ComponentProps<typeof RadioList>>, 'legend' | 'label'>) {
  const { label, message } = useField()({ path, field })
  return <RadioList legend={label} name={path} {...props} {...(message === undefined ? {} : { message })} />
}

/** Something that is true or not. */
export function Tick({ path, field, ...props }: Own<ComponentProps<typeof Checkbox>>) {
  return <Checkbox {...useField()({ path, field })} {...props} />
}
