import { useRef, useState } from 'react'
import type { TranslationKey } from '@tradecounter/shop/core'
import { codeOf } from './code-of.ts'
import { PasskeyNotUsed } from './factors/passkey.ts'

/** What a refusal means to the user, by the code of the service. */
const messages: Readonly<Record<string, TranslationKey>> = {
  wrongPassword: 'second-step.wrong-password',
  wrongCode: 'second-step.wrong-code',
  wrongPasskey: 'account.passkey-failed',
  factorRequired: 'second-step.factor-required',
  wait: 'second-step.locked',
  tooManyRequests: 'account.wait',
}

/** The message of a failed call about security. */
const messageOf = (failure: unknown): TranslationKey =>
  failure instanceof PasskeyNotUsed
    ? 'account.passkey-failed'
    : (messages[codeOf(failure)] ?? 'account.failed')

/** The user has closed the dialog that asks for a proof: nothing was done, and nothing is reported. */
export class StepUpCancelled extends Error {}

/** One task at a time, with its state and the message of its failure. A second click while it runs does nothing. */
export function useTask() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TranslationKey | null>(null)
  const underWay = useRef(false)

  const run = async (task: () => Promise<TranslationKey | null | void>): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      setProblem((await task()) ?? null)
    } catch (failure) {
      if (!(failure instanceof StepUpCancelled)) setProblem(messageOf(failure))
    }
    underWay.current = false
    setBusy(false)
  }
  return { busy, problem, setProblem, run }
}
