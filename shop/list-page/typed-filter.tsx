import { useState } from 'react'
import { TextField } from '@tradecounter/ui/text-field'
import { choice } from './list-page.css.ts'
import { useReset } from './use-reset.ts'

export interface TypedFilterProps {
  name: string
  label: string
  chosen: string
  /** The value of the filter that this one must not be below; empty without one. */
  least: string
  choose: (values: readonly string[]) => void
  typed: {
    /** Other values are refused with the text `invalid`. A decimal comma counts as a point. */
    pattern?: RegExp
    invalid?: string
    /** The filter that begins the range which this one ends, and the text for a range in the wrong order. */
    from?: string
    reversed?: string
  }
}

const isBelow = (value: string, least: string): boolean => least !== '' && Number(value) < Number(least)

/** A filter with a typed value, which is applied with Enter or when the field is left. */
export function TypedFilter({ name, label, chosen, least, choose, typed }: TypedFilterProps) {
  const { pattern, invalid, reversed } = typed
  const [text, setText] = useState(chosen)
  const [message, setMessage] = useState('')
  useReset(chosen, () => {
    setText(chosen)
    setMessage('')
  })
  const apply = (): void => {
    const value = pattern === undefined ? text.trim() : text.trim().replace(',', '.')
    if (value === chosen) return setMessage('')
    if (value === '') return choose([])
    if (pattern?.test(value) === false) return setMessage(invalid ?? '')
    if (isBelow(value, least)) return setMessage(reversed ?? '')
    choose([value])
  }
  return (
    <div className={choice}>
      <TextField
        label={label}
        name={name}
        value={text}
        maxLength={40}
        onValueChange={setText}
        onBlur={apply}
        onEnter={apply}
        {...(message === '' ? {} : { message })}
      />
    </div>
  )
}
