import type { ReactNode } from 'react'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { FieldMessage } from '@tradecounter/ui/field'
import { Text } from '@tradecounter/ui/text'
import type { FieldTexts } from './use-field-texts.ts'
import { group, legend, section } from '../user-administration.css.ts'

interface CheckboxSectionProps {
  field: 'roles' | 'addressIds' | 'costCentreIds'
  texts: FieldTexts
  /** Below the legend. */
  text?: string
  options: readonly { value: string; name: string; label: string; description?: string; disabled?: boolean }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Below the options. */
  children?: ReactNode
}

/** A field of several values, each with a checkbox. */
export function CheckboxSection({
  field,
  texts: { labels, about, conflictOf },
  text,
  options,
  chosen,
  onChange,
  children,
}: CheckboxSectionProps) {
  const { message } = about(field)
  const conflict = conflictOf(field)
  return (
    <div className={section}>
      <fieldset className={group} id={field} tabIndex={-1}>
        <legend className={legend}>{labels[field]}</legend>
        {text !== undefined && <Text tone="muted">{text}</Text>}
        <FieldMessage id={`${field}-message`} {...(message === undefined ? {} : { message })} />
        {conflict !== null && <Text tone="muted">{conflict}</Text>}
        {options.map(({ value, ...option }) => (
          <Checkbox
            key={value}
            {...option}
            checked={chosen.includes(value)}
            onCheckedChange={(on) =>
              onChange(on ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
        {children}
      </fieldset>
    </div>
  )
}
