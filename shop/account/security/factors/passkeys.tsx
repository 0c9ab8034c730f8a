import { useState, type FormEvent } from 'react'
import type { PasskeyView } from '@tradecounter/api/contract'
import { useTimes, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { row, rows } from '../rows/index.ts'
import * as styles from '../security.css.ts'

export interface PasskeysProps {
  passkeys: readonly PasskeyView[]
  busy: boolean
  onAdd: (name: string) => void
  onRemove: (passkey: PasskeyView) => void
}

/** The passkeys of a user, and the form that adds one. */
export function Passkeys({ passkeys, busy, onAdd, onRemove }: PasskeysProps) {
  const t = useTranslations()
  const { dayAndTime } = useTimes()
  const [name, setName] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onAdd(name.trim())
    setName('')
  }
  return (
    <Stack space={3}>
      <Heading level={3}>{t('security.passkeys-title')}</Heading>
      <Text>{t('security.passkeys-text')}</Text>
      {passkeys.length > 0 && (
        <ul className={rows}>
          {passkeys.map((passkey) => {
            const label = passkey.name || t('security.passkey')
            const used =
              passkey.usedAt === null
                ? t('security.added', dayAndTime(passkey.createdAt))
                : t('security.used', dayAndTime(passkey.usedAt))
            return (
              <li key={passkey.id} className={row}>
                <div>
                  <Text strong>{label}</Text>
                  <Text size="s" tone="muted">
                    {passkey.here ? used : t('security.elsewhere')}
                  </Text>
                </div>
                <Button size="s" disabled={busy} onClick={() => onRemove(passkey)}>
                  {t('security.remove')} <VisuallyHidden>{label}</VisuallyHidden>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Stack space={3} align="start">
          <TextField
            label={t('security.passkey-name')}
            name="passkey-name"
            value={name}
            onValueChange={setName}
            maxLength={60}
            hint={t('security.passkey-name-hint')}
          />
          <Inline>
            <Button type="submit" busy={busy} busyLabel={t('second-step.busy')}>
              {t('second-step.add-passkey')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  )
}
