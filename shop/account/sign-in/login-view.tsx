import { Button } from '@tradecounter/ui/button'
import { LoginForm } from '@tradecounter/ui/login-form'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { SecondStep } from '../security/factors/later-second-step.ts'
import { pageLinksOf } from './page-links.tsx'
import { useLogin } from './use-login.ts'

const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

export interface LoginViewProps {
  /** Keeps the page after the sign-in; without it the page reloads. */
  onSignedIn?: () => void
}

/** The sign-in form with the site's labels, text and links (ACC-1), for the dropdown and for the panel. */
export function LoginView({ onSignedIn }: LoginViewProps) {
  const context = useShop()
  const t = useTranslations()
  const login = useLogin(onSignedIn)
  const { busy, error } = login
  const { loginBlock } = context.settings.login
  if (login.step !== null)
    return <SecondStep {...login.step} onSignedIn={login.signedIn} onCancel={login.cancelStep} />
  const help = [
    ...(login.locked
      ? [{ title: t('account.unlock'), url: addressOf({ page: 'unlock-account' }, context) }]
      : []),
    { title: t('account.forgotten-password'), url: addressOf({ page: 'forgotten-password' }, context) },
  ]
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
      userName={login.userName}
      password={login.password}
      onUserNameChange={login.setUserName}
      onPasswordChange={login.setPassword}
      onSubmit={(typed) => void login.submit(typed)}
      busy={busy}
      links={[...help, ...pageLinksOf(context)]}
      {...(loginBlock.content === '' ? {} : { content: loginBlock.content })}
      {...(error === null ? {} : { error })}
      {...(hasPasskeys()
        ? {
            alternative: (
              <Button wide disabled={busy} onClick={() => void login.submitPasskey()}>
                {t('account.passkey')}
              </Button>
            ),
          }
        : {})}
    />
  )
}
