import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { LoginForm } from '@tradecounter/ui/login-form'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Shell/Login form',
  component: LoginForm,
  tags: ['autodocs'],
  args: {
    labels: {
      userName: 'User name',
      password: 'Password',
      submit: 'Sign in',
      show: 'Show password',
      hide: 'Hide password',
      busy: 'Signing in',
    },
    userName: '',
    password: '',
    onUserNameChange: fn(),
    onPasswordChange: fn(),
    onSubmit: fn(),
    busy: false,
    links: [
      { title: 'Forgotten your password?', url: '#forgotten' },
      { title: 'Become a customer', url: '#become' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [userName, setUserName] = useState(args.userName)
    const [password, setPassword] = useState(args.password)
    return (
      <LoginForm
        {...args}
        userName={userName}
        password={password}
        onUserNameChange={setUserName}
        onPasswordChange={setPassword}
      />
    )
  },
} satisfies Meta<typeof LoginForm>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithContent: Story = {
  args: { content: <p>Sign in to see your prices and what is in stock.</p> },
}
export const Failed: Story = { args: { userName: 'anna', error: 'The user name or the password is wrong.' } }
export const LockedOut: Story = {
  args: { userName: 'anna', error: 'The account is locked. Call us and we open it.' },
}
export const Busy: Story = { args: { userName: 'anna', password: 'secret', busy: true } }
export const WithoutLinks: Story = { args: { links: [] } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <LoginForm {...args} error="The user name or the password is wrong." />
    </EveryBrand>
  ),
}

export const VeryLong: Story = {
  args: {
    content: longName,
    error: longName,
    userName: longName,
    links: [{ title: longName, url: '#long' }],
  },
}
export const FromRightToLeft: Story = {
  args: {
    labels: {
      userName: rtl.label,
      password: rtl.short,
      submit: rtl.short,
      show: rtl.label,
      hide: rtl.label,
      busy: rtl.short,
    },
    error: rtl.text,
    links: [{ title: rtl.label, url: '#forgotten' }],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
/** Another way to sign in, below the button. */
export const Alternative: Story = { args: { alternative: <Button>Sign in with a passkey</Button> } }
