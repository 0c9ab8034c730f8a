import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginForm, type LoginFormProps } from '@tradecounter/ui/login-form'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

function setup(more: Partial<LoginFormProps> = {}) {
  const onSubmit = vi.fn()
  function Held() {
    const [userName, setUserName] = useState('')
    const [password, setPassword] = useState('')
    return (
      <LoginForm
        labels={{
          userName: 'User name',
          password: 'Password',
          submit: 'Sign in',
          show: 'Show',
          hide: 'Hide',
          busy: 'Signing in',
        }}
        userName={userName}
        password={password}
        onUserNameChange={setUserName}
        onPasswordChange={setPassword}
        onSubmit={(typed) => onSubmit(typed.userName, typed.password)}
        busy={false}
        links={[{ title: 'Forgotten?', url: '#forgotten' }]}
        {...more}
      />
    )
  }
  const view = render(<Held />)
  return { onSubmit, ...view }
}

describe('LoginForm (ACC-1)', () => {
  it('offers another way to sign in, which does not submit the form', async () => {
    const onPasskey = vi.fn()
    const { onSubmit } = setup({
      alternative: (
        <button type="button" onClick={onPasskey}>
          Passkey
        </button>
      ),
    })
    const ways = screen.getAllByRole('button', { name: /Sign in|Passkey/u })
    expect(ways.map((way) => way.textContent)).toEqual(['Sign in', 'Passkey'])
    await userEvent.click(screen.getByRole('button', { name: 'Passkey' }))
    expect(onPasskey).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits on Enter, with fields for password managers', async () => {
    const { onSubmit } = setup()
    const name = screen.getByLabelText(/User name/u)
    const password = screen.getByLabelText(/Password/u)
    expect([name.getAttribute('autocomplete'), password.getAttribute('autocomplete')]).toEqual([
      'username',
      'current-password',
    ])
    await userEvent.type(name, 'anna')
    await userEvent.type(password, 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('anna', 'secret')
  })

  it('submits values filled by a password manager without events', async () => {
    const { onSubmit } = setup()
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    fill?.call(screen.getByLabelText(/User name/u), 'filled')
    fill?.call(screen.getByLabelText(/Password/u), ' as it is ')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('filled', ' as it is ')
  })

  it('shows and hides the password', async () => {
    setup()
    const password = screen.getByLabelText(/Password/u)
    expect(password.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(password.getAttribute('type')).toBe('text')
    expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('shows an error in an alert before the fields, connected with the form', () => {
    const { container } = setup({ error: 'Wrong password' })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('Wrong password')
    const described = container.querySelector('form')?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Wrong password')
  })

  it('does not submit twice, and links to its pages', async () => {
    const { onSubmit } = setup({ busy: true })
    await userEvent.type(screen.getByLabelText(/User name/u), 'anna')
    await userEvent.type(screen.getByLabelText(/Password/u), 'x{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Forgotten?' }).getAttribute('href')).toBe('#forgotten')
  })
})
