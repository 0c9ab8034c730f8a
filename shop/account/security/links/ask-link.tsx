import { useState, type FormEvent } from 'react'
import { useHttpClient, useHydrated, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { requestLink } from '../calls.ts'
import { DoneBanner, ProblemBanner } from '../problem-banner.tsx'
import * as styles from '../security.css.ts'
import { useTask } from '../use-task.ts'

/**
 * Asks for a link by mail that sets a new password or ends a lock. The answer does not tell whether the name exists.
 */
export function AskLink({ purpose }: { purpose: 'password' | 'unlock' }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [sent, setSent] = useState(false)
  const sendOnce = useSendOnce<unknown>()
  const { busy, problem, run } = useTask()

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // A password manager may have filled it in without an event.
    const field = new FormData(event.currentTarget).get('username')
    const typed = typeof field === 'string' ? field.trim() : ''
    setName(typed)
    setSent(false)
    setIsMissing(typed === '')
    if (typed === '') return
    void run(async () => {
      await sendOnce([typed], (key) => requestLink(httpClient, { username: typed, purpose }, key))
      setSent(true)
    })
  }
  return (
    <Stack space={6}>
      <Heading level={1} size="xl">
        {t(purpose === 'password' ? 'links.forgotten-title' : 'links.unlock-title')}
      </Heading>
      <form className={styles.form} onSubmit={submit} aria-busy={busy} noValidate>
        <noscript>{t('account.script-needed')}</noscript>
        <Stack space={4}>
          <Text>{t(purpose === 'password' ? 'links.forgotten-text' : 'links.unlock-text')}</Text>
          <TextField
            label={t('links.name')}
            name="username"
            value={name}
            onValueChange={(text) => {
              setName(text)
              setIsMissing(false)
            }}
            autoComplete="username"
            maxLength={256}
            required
            disabled={!hydrated}
            {...(isMissing ? { message: t('links.name-required') } : {})}
          />
          <ProblemBanner problem={problem} />
          {sent && <DoneBanner>{t('links.sent')}</DoneBanner>}
          <div>
            <Button
              type="submit"
              tone="accent"
              busy={busy}
              busyLabel={t('links.sending')}
              disabled={!hydrated}
            >
              {t('links.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
