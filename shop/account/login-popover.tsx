import type { ReactElement } from 'react'
import { LoginForm } from '@tradecounter/ui/login-form'
import { Popover } from '@tradecounter/ui/popover'
import { localHref, useShop, useWords } from '@tradecounter/shop/core'
import { useLogin } from './use-login.ts'

interface LoginPopoverProps {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The login dropdown (ACC-1): its labels, text and links are the site's settings. */
export default function LoginPopover({ trigger, open, onOpenChange }: LoginPopoverProps) {
  const context = useShop()
  const t = useWords()
  const { userName, setUserName, password, setPassword, busy, error, submit } = useLogin()
  const { loginBlock, pageLinks } = context.settings.login
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label={t('account.sign-in-title')}>
      <LoginForm
        labels={{
          userName: loginBlock.userNameLabel,
          password: loginBlock.passwordLabel,
          submit: loginBlock.loginButtonLabel,
          show: t('account.show-password'),
          hide: t('account.hide-password'),
          busy: t('account.signing-in'),
        }}
        userName={userName}
        password={password}
        onUserNameChange={setUserName}
        onPasswordChange={setPassword}
        onSubmit={() => void submit()}
        busy={busy}
        links={pageLinks.map(({ title, url }) => ({ title, url: localHref(url, context) }))}
        {...(loginBlock.content === '' ? {} : { content: loginBlock.content })}
        {...(error === null ? {} : { error })}
      />
    </Popover>
  )
}
