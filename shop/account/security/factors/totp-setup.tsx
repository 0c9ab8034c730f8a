import { useState, type FormEvent } from 'react'
import type { NewTotp } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { enableTotp } from '../calls.ts'
import * as styles from '../security.css.ts'
import { useTask } from '../use-task.ts'

export interface TotpSetupProps {
  /** The new key, from `beginTotp`. */
  totp: NewTotp
  /** The app is set up. The codes are empty if the user has some already. */
  onDone: (recoveryCodes: string[]) => void
  onCancel?: () => void
}

/** Sets up an authenticator app: its key as QR code and as text, then the first code. */
export function TotpSetup({ totp, onDone, onCancel }: TotpSetupProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [code, setCode] = useState('')
  const { busy, problem, setProblem, run } = useTask()

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (code.trim() === '') return setProblem('second-step.required')
    void run(async () => onDone((await enableTotp(httpClient, { code })).recoveryCodes))
  }
  const { size, path } = totp.qr
  return (
    <form onSubmit={submit} aria-busy={busy} noValidate>
      <Stack space={4} align="start">
        <Text>{t('second-step.app-text')}</Text>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t('second-step.qr')}
        >
          <path d={path} fill="black" shapeRendering="crispEdges" />
        </svg>
        <Inline space={2}>
          <Text as="span">{t('second-step.key')}</Text>
          <code className={styles.code}>{totp.secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</code>
          <CopyButton
            text={totp.secret}
            label={t('second-step.copy-key')}
            labels={{ copied: t('second-step.copied'), failed: t('second-step.copy-failed') }}
          />
        </Inline>
        <TextField
          label={t('second-step.code')}
          name="code"
          value={code}
          onValueChange={setCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          {...(problem === null ? {} : { message: t(problem) })}
        />
        <Inline space={3}>
          <Button type="submit" tone="accent" busy={busy} busyLabel={t('second-step.busy')}>
            {t('second-step.continue')}
          </Button>
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              {t('second-step.cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
