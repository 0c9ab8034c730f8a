import { useEffect, useRef, useState } from 'react'
import {
  addressOf,
  navigation,
  useHttpClient,
  useHydrated,
  useShop,
  type TranslationKey,
} from '@tradecounter/shop/core'
import { codeOf } from '../security/code-of.ts'
import { passwordProblems } from '../security/password-problems.ts'
import { setPassword } from '../security/calls.ts'

const problems: Readonly<Record<string, TranslationKey>> = {
  ...passwordProblems,
  wait: 'password.wait',
}

/** State of a link: ready for a password, invalid, or used. */
export type LinkState = 'form' | 'no-link' | 'done'

/**
 * Sets the password: the input stays after a failure, the link works once. Who signs in afterwards is led to the own
 * account: the page itself has nothing more to offer.
 */
export function useSetPassword() {
  const context = useShop()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [password, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TranslationKey | null>(null)
  const [state, setState] = useState<LinkState>('form')
  const underWay = useRef(false)
  const token = hydrated ? window.location.hash.slice(1) : null

  const isLeaving = token === '' && state === 'form' && context.user !== null
  useEffect(() => {
    if (isLeaving) navigation.replace(addressOf({ page: 'my-account', section: 'overview' }, context))
  }, [isLeaving, context])

  const submit = async (typed: string): Promise<void> => {
    if (underWay.current || token === null) return
    setTyped(typed)
    if (typed === '') return setProblem('password.required')
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await setPassword(httpClient, { token, password: typed })
      // The token is used up and is removed from the address.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      setState('done')
    } catch (failure) {
      const code = codeOf(failure)
      if (code === 'link') setState('no-link')
      else setProblem(problems[code] ?? 'account.failed')
    }
    underWay.current = false
    setBusy(false)
  }
  return {
    password,
    setPassword: (typed: string) => {
      setTyped(typed)
      setProblem(null)
    },
    busy,
    problem,
    submit,
    state: state === 'form' && token === '' && !isLeaving ? 'no-link' : state,
    ready: hydrated && !isLeaving,
  }
}
