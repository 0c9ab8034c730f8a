import { useRef, useState } from 'react'
import { navigation, useCall, useShop, useWords } from '@tradecounter/shop/core'
import { login } from './calls.ts'
import { loginMessage, loginOutcome } from './rules.ts'

/**
 * The gesture "sign in" (ACC-2). Success reloads the page, and the waiting lasts until it is gone; a failure says
 * why and keeps what was typed.
 */
export function useLogin() {
  const { settings } = useShop()
  const caller = useCall()
  const t = useWords()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const submit = async (): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(null)
    try {
      const outcome = loginOutcome(await login(caller, userName, password))
      if (outcome === 'signed-in') {
        navigation.reload()
        return
      }
      setError(loginMessage(outcome, settings.login.loginBlock, t('menu.login-failed')))
    } catch {
      setError(t('account.failed'))
    }
    underWay.current = false
    setBusy(false)
  }
  return { userName, setUserName, password, setPassword, busy, error, submit }
}
