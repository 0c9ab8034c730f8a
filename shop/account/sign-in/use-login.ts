import { useRef, useState } from 'react'
import { navigation, pushEvent, useCall, useShop, useTranslations } from '@tradecounter/shop/core'
import { afterLogin, familyOf, login } from '../calls.ts'
import { hasNewMenu } from '../menu/new-menu.ts'
import { announcePersonChange } from '../session/watch-person.ts'
import { isJudged, loginMessage, loginOutcome, mustWait } from '../rules.ts'

/** Path, query and fragment of this page. */
const here = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`

/**
 * The gesture "sign in" (ACC-2). Success reloads the page, in the new menu by way of the host (ACC-3), and the waiting
 * lasts until it is gone; a failure says why, is counted, and keeps what was typed. With `onSignedIn` the page stays, and
 * what follows is decided there.
 */
export function useLogin(onSignedIn?: () => void) {
  const context = useShop()
  const caller = useCall()
  const t = useTranslations()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const fail = (outcome: 'locked' | 'failed'): void => {
    pushEvent({ event: 'login_failed' })
    setError(loginMessage(outcome, context.settings.login.loginBlock, t('menu.login-failed')))
  }

  /** With what stands in the fields: a password manager may have filled them without a word to anybody. */
  const submit = async (typed: { userName: string; password: string }): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setUserName(typed.userName)
    setPassword(typed.password)
    setBusy(true)
    setError(null)
    try {
      const outcome = loginOutcome(
        await login(caller, onSignedIn ? 'api' : familyOf(context), typed.userName, typed.password),
      )
      if (outcome === 'signed-in') {
        pushEvent({ event: 'login' })
        if (onSignedIn) {
          onSignedIn()
          return
        }
        announcePersonChange()
        if (hasNewMenu(context)) navigation.replace(afterLogin(here()))
        else navigation.reload()
        return
      }
      fail(outcome)
    } catch (failure) {
      if (isJudged(failure)) fail('failed')
      else setError(t(mustWait(failure) ? 'account.wait' : 'account.failed'))
    }
    underWay.current = false
    setBusy(false)
  }
  return { userName, setUserName, password, setPassword, busy, error, submit }
}
