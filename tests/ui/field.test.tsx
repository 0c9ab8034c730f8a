import { Field } from '@tradecounter/ui/field'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describedText } from './described.ts'

describe('Field', () => {
  it('ties any control to its label, hint and message', () => {
    render(
      <Field label="Goods mark" hint="On every parcel" message="Too long" required>
        {(tied) => <textarea {...tied} />}
      </Field>,
    )
    const control = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Goods mark' })
    expect(describedText(control)).toBe('Too long On every parcel')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(control.required).toBe(true)
  })

  it('gives two fields two ids', () => {
    render(
      <>
        <Field label="One">{(tied) => <input {...tied} />}</Field>
        <Field label="Two">{(tied) => <input {...tied} />}</Field>
      </>,
    )
    expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id)
  })
})
