import { useState, type FormEvent } from 'react'
import type { ConfirmProof, FactorMethods } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations, type TranslationKey } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { PasswordField } from '@tradecounter/ui/password-field'
import { TextField } from '@tradecounter/ui/text-field'
import { askPasskey } from './passkey.ts'
import { ProblemBanner } from '../problem-banner.tsx'
import { useTask } from '../use-task.ts'

/** The ways to prove an identity; a password only where there is no other factor. */
export type ProofMethods = FactorMethods & { password?: boolean }

const order = ['passkey', 'totp', 'recovery', 'password'] as const
type Method = (typeof order)[number]

export interface FactorFormProps {
  methods: ProofMethods
  /** Sends the proof. Returns the message of a refusal, null for success; throws for failures. */
  onProve: (proof: ConfirmProof) => Promise<TranslationKey | null>
}

const choices = {
  passkey: 'second-step.use-passkey',
  totp: 'second-step.use-totp',
  recovery: 'second-step.use-recovery',
  password: 'second-step.use-password',
} as const satisfies Record<Method, TranslationKey>

/** Proves a factor: the strongest that the user has first, the others by choice. */
export function FactorForm({ methods, onProve }: FactorFormProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const offered = order.filter((name) => methods[name] === true)
  const [method, setMethod] = useState<Method>(offered[0] ?? 'password')
  const [typed, setTyped] = useState('')
  const { busy, problem, setProblem, run } = useTask()
  const isPasskey = method === 'passkey'

  const provePasskey = async () =>
    onProve({ method: 'passkey', passkey: await askPasskey(httpClient, 'factor') })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // A password manager may have filled the field without an event.
    const field = new FormData(event.currentTarget).get('proof')
    const text = typeof field === 'string' ? field : ''
    setTyped(text)
    if (!isPasskey && text.trim() === '') return setProblem('second-step.required')
    void run(async () => {
      if (method === 'passkey') return provePasskey()
      return onProve(method === 'password' ? { method, password: text } : { method, code: text })
    })
  }
  const message = problem === null ? {} : { message: t(problem) }

  return (
    <form onSubmit={submit} aria-busy={busy} noValidate>
      <Stack space={4}>
        {isPasskey && <ProblemBanner problem={problem} />}
        {method === 'password' && (
          <PasswordField
            label={t('second-step.password')}
            name="proof"
            value={typed}
            onValueChange={setTyped}
            autoComplete="current-password"
            labels={{ show: t('account.show-password'), hide: t('account.hide-password') }}
            required
            {...message}
          />
        )}
        {(method === 'totp' || method === 'recovery') && (
          <TextField
            key={method}
            label={t(method === 'totp' ? 'second-step.code' : 'second-step.recovery-code')}
            name="proof"
            value={typed}
            onValueChange={setTyped}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            required
            {...(method === 'totp' ? { inputMode: 'numeric' } : {})}
            {...message}
          />
        )}
        <Button type="submit" tone="accent" wide busy={busy} busyLabel={t('second-step.busy')}>
          {t(isPasskey ? 'second-step.use-passkey' : 'second-step.continue')}
        </Button>
        {offered
          .filter((name) => name !== method)
          .map((name) => (
            <Button
              key={name}
              tone="quiet"
              wide
              disabled={busy}
              onClick={() => {
                setMethod(name)
                setTyped('')
                setProblem(null)
                // Nothing has to be typed.
                if (name === 'passkey') void run(provePasskey)
              }}
            >
              {t(choices[name])}
            </Button>
          ))}
      </Stack>
    </form>
  )
}
