import { useRef, useState } from 'react'
import {
  currentUserAddress,
  loadTranslations,
  navigation,
  pushEvent,
  useHttpClient,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { familyOf } from '../calls.ts'
import { afterLogin, login, signInStep } from '../security/calls.ts'
import { SecondStep } from '../security/factors/later-second-step.ts'
import type { SecondStepProps } from '../security/factors/second-step.tsx'
import { hasNewMenu } from '../menu/new-menu.ts'
import { announcePersonChange } from '../session/watch-person.ts'
import { isRejected, loginMessage, loginOutcome, mustWait } from '../rules.ts'

/** Path, query and fragment of this page. */
const here = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`

/**
 * Signs in (ACC-2). Success reloads the page, in the new menu through the host (ACC-3), and stays busy until then;
 * a failure shows the reason, is counted, and keeps the input. With `onSignedIn` the page stays, and the caller
 * decides how to continue.
 */
export function useLogin(onSignedIn?: () => void) {
  const context = useShop()
  const httpClient = useHttpClient()
  const t = useTranslations()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [step, setStep] = useState<Pick<SecondStepProps, 'step' | 'methods'> | null>(null)
  const [locked, setLocked] = useState(false)
  const underWay = useRef(false)

  const fail = (outcome: 'locked' | 'failed'): void => {
    setLocked(outcome === 'locked')
    pushEvent({ event: 'login_failed' })
    setError(loginMessage(outcome, context.settings.login.loginBlock, t('menu.login-failed')))
  }

  /** The sign-in is complete. */
  const signedIn = (): void => {
    pushEvent({ event: 'login' })
    if (onSignedIn) {
      onSignedIn()
      return
    }
    announcePersonChange()
    void openShop()
  }

  /** Opens this page for the user, in the language that the user has chosen. */
  const openShop = async (): Promise<void> => {
    const { locale, alternates = [] } = context
    const user = alternates.length > 1 ? await httpClient.get(currentUserAddress).catch(() => null) : null
    const chosen = alternates.find((other) => other.locale === user?.language && other.locale !== locale)
    if (chosen !== undefined) navigation.replace(`${chosen.href}${window.location.search}`)
    else if (hasNewMenu(context)) navigation.replace(afterLogin(here()))
    else navigation.reload()
  }

  /** Signs in with a passkey, without name and password. */
  const submitPasskey = async (): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(null)
    try {
      const { signInByPasskey } = await import('../security/factors/passkey.ts')
      if (loginOutcome(await signInByPasskey(httpClient)) === 'signed-in') return signedIn()
      setError(t('account.passkey-failed'))
    } catch (failure) {
      setError(t(mustWait(failure) ? 'account.wait' : 'account.passkey-failed'))
    }
    underWay.current = false
    setBusy(false)
  }

  /** Reads the fields, because a password manager may have filled them without an event. */
  const submit = async (typed: { userName: string; password: string }): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setUserName(typed.userName)
    setPassword(typed.password)
    setBusy(true)
    setError(null)
    try {
      const outcome = loginOutcome(
        await login(httpClient, onSignedIn ? 'api' : familyOf(context), typed.userName, typed.password),
      )
      if (outcome === 'signed-in') return signedIn()
      if (outcome === 'factor' || outcome === 'setup') {
        // These texts are not sent with the page.
        const [{ methods }] = await Promise.all([
          signInStep(httpClient),
          loadTranslations(context, 'second-step.title'),
          // Rendered at once, so that the dropdown keeps the focus.
          SecondStep.preload(),
        ])
        setStep({ step: outcome, methods })
      } else fail(outcome)
    } catch (failure) {
      if (isRejected(failure)) fail('failed')
      else setError(t(mustWait(failure) ? 'account.wait' : 'account.failed'))
    }
    underWay.current = false
    setBusy(false)
  }
  return {
    userName,
    setUserName,
    password,
    setPassword,
    busy,
    error,
    locked,
    submit,
    submitPasskey,
    step,
    signedIn,
    cancelStep: () => setStep(null),
  }
}
