import { useState, type FormEvent } from 'react'
import { useHttpClient, useTranslations, type TranslationKey } from '@tradecounter/shop/core'
import { useFocusRefused, useSendOnce } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { codeOf } from './code-of.ts'
import { changeEmail } from './calls.ts'
import { DoneBanner, ProblemBanner } from './problem-banner.tsx'
import * as styles from './security.css.ts'
import { useTask } from './use-task.ts'
import type { WithRecentProof } from './use-step-up.tsx'

const refusals: Readonly<Record<string, TranslationKey>> = {
  invalid: 'security.email-invalid',
  sameEmail: 'security.email-same',
  wait: 'security.email-wait',
}

/** Changes the e-mail address, which is confirmed by a mail to the new one. */
export function EmailForm({ email, withRecentProof }: { email: string; withRecentProof: WithRecentProof }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<TranslationKey | null>(null)
  const [sentTo, setSentTo] = useState('')
  const sendOnce = useSendOnce<unknown>()
  const { busy, problem, run } = useTask()
  const form = useFocusRefused(refusal)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setSentTo('')
    const address = typed.trim()
    if (!/^\S+@\S+\.\S+$/u.test(address)) return setRefusal('security.email-invalid')
    setRefusal(null)
    void run(async () => {
      try {
        await withRecentProof(() =>
          sendOnce([address], (key) => changeEmail(httpClient, { email: address }, key)),
        )
      } catch (failure) {
        const refused = refusals[codeOf(failure)]
        if (refused === undefined) throw failure
        setRefusal(refused)
        return
      }
      setSentTo(address)
      setTyped('')
    })
  }

  return (
    <section aria-labelledby="security-email">
      <form ref={form} className={styles.form} onSubmit={submit} aria-busy={busy} noValidate>
        <Stack space={4}>
          <Heading level={2} id="security-email">
            {t('security.email-title')}
          </Heading>
          <Text>{email === '' ? t('security.email-none') : t('security.email-current', email)}</Text>
          <TextField
            type="email"
            label={t('security.email-new')}
            name="email"
            value={typed}
            onValueChange={(text) => {
              setTyped(text)
              setRefusal(null)
            }}
            autoComplete="email"
            hint={t('security.email-hint')}
            required
            {...(refusal === null ? {} : { message: t(refusal) })}
          />
          <ProblemBanner problem={problem} />
          {sentTo !== '' && <DoneBanner>{t('security.email-sent', sentTo)}</DoneBanner>}
          <div>
            <Button type="submit" busy={busy} busyLabel={t('password.saving')}>
              {t('security.email-save')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  )
}
