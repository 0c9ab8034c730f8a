import { LoginForm } from '@tradecounter/ui/login-form'
import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { useLogin } from './use-login.ts'

export interface LoginViewProps {
  /** Keeps the page after the sign-in; without it the page is loaded again. */
  onSignedIn?: () => void
}

/** The sign-in form with the site's labels, text and links (ACC-1), for the dropdown and for the panel. */
export function LoginView({ onSignedIn }: LoginViewProps) {
  const context = useShop()
  const t = useTranslations()
  const { userName, setUserName, password, setPassword, busy, error, submit } = useLogin(onSignedIn)
  const { loginBlock, pageLinks } = context.settings.login
  return (
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
      onSubmit={(typed) => void submit(typed)}
      busy={busy}
      links={pageLinks.map(({ title, url }) => ({ title, url: localHref(url, context) }))}
      {...(loginBlock.content === '' ? {} : { content: loginBlock.content })}
      {...(error === null ? {} : { error })}
    />
  )
}
