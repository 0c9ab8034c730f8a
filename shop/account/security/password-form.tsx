import { useState, type FormEvent } from 'react'
import { useHttpClient, useTranslations, type TranslationKey } from '@tradecounter/shop/core'
import { useFocusRefused } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { PasswordField } from '@tradecounter/ui/password-field'
import { codeOf } from './code-of.ts'
import { changePassword } from './calls.ts'
import { passwordProblems } from './password-problems.ts'
import { DoneBanner, ProblemBanner } from './problem-banner.tsx'
import * as styles from './security.css.ts'
import { useTask } from './use-task.ts'

const names = ['old', 'new', 'repeat'] as const
type Name = (typeof names)[number]
type Typed = Record<Name, string>
const nothing: Typed = { old: '', new: '', repeat: '' }

const labels = {
  old: 'security.old-password',
  new: 'password.field',
  repeat: 'security.repeat-password',
} as const satisfies Record<Name, TranslationKey>

interface PasswordMistake {
  name: Name
  text: TranslationKey
}

const refusals: Readonly<Record<string, PasswordMistake>> = {
  wrongPassword: { name: 'old', text: 'security.wrong-old' },
  samePassword: { name: 'new', text: 'security.same-password' },
  ...Object.fromEntries(
    Object.entries(passwordProblems).map(([code, text]) => [code, { name: 'new', text } as const]),
  ),
}

/** The first mistake that needs no server. */
function mistakeIn(typed: Typed): PasswordMistake | null {
  if (typed.old === '') return { name: 'old', text: 'security.old-required' }
  if (typed.new === '') return { name: 'new', text: 'password.required' }
  return typed.new === typed.repeat ? null : { name: 'repeat', text: 'security.mismatch' }
}

/** Changes the password: old, new and repeated. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [typed, setTyped] = useState(nothing)
  const [refusal, setRefusal] = useState<PasswordMistake | null>(null)
  const [done, setDone] = useState(false)
  const { busy, problem, run } = useTask()
  const form = useFocusRefused(refusal)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // A password manager may have filled the fields without an event.
    const fields = new FormData(event.currentTarget)
    const read = (name: Name): string => {
      const text = fields.get(name)
      return typeof text === 'string' ? text : ''
    }
    const now: Typed = { old: read('old'), new: read('new'), repeat: read('repeat') }
    setTyped(now)
    setDone(false)
    const mistake = mistakeIn(now)
    setRefusal(mistake)
    if (mistake !== null) return
    void run(async () => {
      try {
        await changePassword(httpClient, { oldPassword: now.old, newPassword: now.new })
      } catch (failure) {
        const refused = refusals[codeOf(failure)]
        if (refused === undefined) throw failure
        setRefusal(refused)
        return
      }
      setTyped(nothing)
      setDone(true)
      onChanged()
    })
  }

  return (
    <section aria-labelledby="security-password">
      <form ref={form} className={styles.form} onSubmit={submit} aria-busy={busy} noValidate>
        <Stack space={4}>
          <Heading level={2} id="security-password">
            {t('security.password-title')}
          </Heading>
          {names.map((name) => (
            <PasswordField
              key={name}
              label={t(labels[name])}
              name={name}
              value={typed[name]}
              onValueChange={(text) => {
                setTyped({ ...typed, [name]: text })
                if (refusal?.name === name) setRefusal(null)
              }}
              autoComplete={name === 'old' ? 'current-password' : 'new-password'}
              labels={{ show: t('account.show-password'), hide: t('account.hide-password') }}
              required
              {...(name === 'new' ? { hint: t('password.rule') } : {})}
              {...(refusal?.name === name ? { message: t(refusal.text) } : {})}
            />
          ))}
          <ProblemBanner problem={problem} />
          {done && <DoneBanner>{t('security.password-changed')}</DoneBanner>}
          <div>
            <Button type="submit" busy={busy} busyLabel={t('password.saving')}>
              {t('security.change-password')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  )
}
