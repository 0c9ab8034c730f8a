import { useRef, useState } from 'react'
import { setPassword } from '@tradecounter/shop/account'
import { CallError, useCall, useHydrated, type TranslationKey } from '@tradecounter/shop/core'

const problems: Readonly<Record<string, TranslationKey>> = {
  tooShort: 'password.too-short',
  tooLong: 'password.too-long',
  notText: 'password.not-text',
  tooPlain: 'password.too-plain',
  wait: 'password.wait',
}

const codeOf = (failure: unknown): string => (failure instanceof CallError ? (failure.error?.code ?? '') : '')

/** How a link stands: being read, ready for a password, of no use, or used just now. */
export type LinkState = 'form' | 'no-link' | 'done'

/** The gesture "set the password": what is typed stays after a failure, the link works once. */
export function useSetPassword() {
  const caller = useCall()
  const hydrated = useHydrated()
  const [password, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TranslationKey | null>(null)
  const [state, setState] = useState<LinkState>('form')
  const underWay = useRef(false)
  const token = hydrated ? window.location.hash.slice(1) : null

  const submit = async (typed: string): Promise<void> => {
    if (underWay.current || token === null) return
    setTyped(typed)
    if (typed === '') return setProblem('password.required')
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await setPassword(caller, token, typed)
      // The token is used up: it need not stay in the address.
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
    state: state === 'form' && token === '' ? 'no-link' : state,
    ready: hydrated,
  }
}
