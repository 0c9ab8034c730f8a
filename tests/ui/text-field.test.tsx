import { TextField } from '@tradecounter/ui/text-field'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const field = { label: 'Order reference', name: 'reference', value: '', onValueChange: () => {} }

describe('TextField', () => {
  it('is found by its label and reports typed text', async () => {
    const onValueChange = vi.fn()
    const user = userEvent.setup()
    render(<TextField {...field} onValueChange={onValueChange} />)
    await user.type(screen.getByRole('textbox', { name: 'Order reference' }), 'A')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('A')
  })

  it('is controlled by its owner', async () => {
    const user = userEvent.setup()
    render(<TextField {...field} value="fixed" />)
    await user.type(screen.getByRole('textbox'), 'x')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('fixed')
  })

  it('is described by message, then hint, and only then invalid', () => {
    const { rerender } = render(<TextField {...field} hint="2 to 25 characters" />)
    const input = screen.getByRole('textbox')
    expect(describedText(input)).toBe('2 to 25 characters')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    rerender(<TextField {...field} hint="2 to 25 characters" message="Too short" />)
    expect(describedText(input)).toBe('Too short 2 to 25 characters')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('is natively required and disabled, and the star is not part of its name', () => {
    render(<TextField {...field} required disabled />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Order reference' })
    expect(input.required).toBe(true)
    expect(input.disabled).toBe(true)
  })

  it('keeps its name when the label is hidden, and accepts an id for summaries', () => {
    render(<TextField {...field} labelHidden id="reference-field" />)
    expect(screen.getByRole('textbox', { name: 'Order reference' }).id).toBe('reference-field')
  })

  it('passes on autocomplete and input mode', () => {
    render(<TextField {...field} type="email" autoComplete="email" inputMode="email" maxLength={80} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    expect([input.type, input.autocomplete, input.inputMode, input.maxLength]).toEqual([
      'email',
      'email',
      'email',
      80,
    ])
  })
})
