import { Field } from '@tradecounter/ui/field'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describedText } from './described.ts'

describe('Field', () => {
  it('connects any control with its label, hint and message', () => {
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

  it('can hide its label visually, and has a message with text and icon', () => {
    const { container } = render(
      <Field label="Goods mark" labelHidden message="Too long">
        {(tied) => <input {...tied} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Goods mark' })).toBeTruthy()
    expect(screen.getByText('Too long').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('[id]')).toHaveLength(2)
  })

  it('sets no reference to missing parts', () => {
    render(<Field label="Goods mark">{(tied) => <input {...tied} />}</Field>)
    const control = screen.getByRole('textbox')
    expect(control.hasAttribute('aria-describedby')).toBe(false)
    expect(control.hasAttribute('aria-invalid')).toBe(false)
  })
})
