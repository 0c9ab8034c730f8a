import { PasswordField } from '@tradecounter/ui/password-field'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type JSX } from 'react'
import { describe, expect, it } from 'vitest'
import { describedText } from './described.ts'

function Typed(): JSX.Element {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      value={value}
      onValueChange={setValue}
      labels={{ show: 'Show password', hide: 'Hide password' }}
    />
  )
}

describe('PasswordField', () => {
  it('shows and hides the password, by name and by state (ACC-1)', async () => {
    const user = userEvent.setup()
    render(<Typed />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect([input.type, input.autocomplete]).toEqual(['password', 'current-password'])
    // HTML allows the attribute only for text.
    expect(input.hasAttribute('autocapitalize')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }))
    expect([input.type, input.getAttribute('autocapitalize')]).toEqual(['text', 'none'])
    await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }))
    expect(input.type).toBe('password')
  })

  it('accepts a pasted password and keeps it when shown', async () => {
    const user = userEvent.setup()
    render(<Typed />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    await user.click(input)
    await user.paste('copper 15 mm')
    await user.click(screen.getByRole('button'))
    expect(input.value).toBe('copper 15 mm')
  })

  it('has field and button in reading order', async () => {
    const user = userEvent.setup()
    render(<Typed />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    await user.keyboard(' ')
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
  })

  it('is described and disabled as a whole', () => {
    render(
      <PasswordField
        label="Password"
        name="password"
        value=""
        message="Write your password"
        disabled
        onValueChange={() => {}}
        labels={{ show: 'Show password', hide: 'Hide password' }}
      />,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect(describedText(input)).toBe('Write your password')
    expect(input.disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })
})
