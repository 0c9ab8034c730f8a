import { type FormEvent, useState } from 'react'
import type { Agreement } from '@tradecounter/api/contract'
import { codeOf } from '@tradecounter/shop/account'
import { useHttpClient, useFormat, useHydrated, useTimes, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { DateField } from '@tradecounter/shop/list-page'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { askExtension } from '../calls.ts'
import * as styles from './agreements.css.ts'

interface ExtensionsProps {
  agreement: Agreement
  onChanged: () => Promise<unknown>
}

/** Requests to extend the agreement, and the form of a new one; nothing while there are neither. */
export function Extensions({ agreement, onChanged }: ExtensionsProps) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { extensions, canAskExtension } = agreement
  if (extensions.length === 0 && !canAskExtension) return null
  return (
    <Stack space={4}>
      <Heading level={2}>{t('order-agreements.extension')}</Heading>
      {extensions.length > 0 && (
        <ul className={styles.rows}>
          {extensions.map(({ userName, recipient, wantedUntil, message, createdAt, grantedUntil }) => (
            <li key={createdAt} className={styles.request}>
              <Text>
                {grantedUntil === ''
                  ? t('order-agreements.extension-asked', format.date(wantedUntil))
                  : grantedUntil < wantedUntil
                    ? t(
                        'order-agreements.extension-shorter',
                        format.date(grantedUntil),
                        format.date(wantedUntil),
                      )
                    : t('order-agreements.extension-granted', format.date(wantedUntil))}
              </Text>
              <Text size="s" tone="muted">
                {t(
                  'order-agreements.extension-by',
                  userName,
                  times.dayAndTime(createdAt),
                  recipient === '' ? t('order-agreements.customer-service') : recipient,
                )}
              </Text>
              {message !== '' && <Text lines>{message}</Text>}
            </li>
          ))}
        </ul>
      )}
      {canAskExtension && <ExtensionForm agreement={agreement} onChanged={onChanged} />}
    </Stack>
  )
}

function ExtensionForm({ agreement: { agreementId, validTo }, onChanged }: ExtensionsProps) {
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [wantedUntil, setWantedUntil] = useState('')
  const [isWrongDay, setIsWrongDay] = useState(false)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<'wantedUntil' | 'notExtendable' | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)
  const sendOnce = useSendOnce<unknown>()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // The field says what is wrong with the day.
    if (busy || isWrongDay) return
    if (wantedUntil === '' || wantedUntil <= validTo) return setProblem('wantedUntil')
    setBusy(true)
    setProblem(null)
    try {
      const request = { agreementId, wantedUntil, message: message.trim() }
      await sendOnce([wantedUntil, request.message], (key) => askExtension(httpClient, request, key))
      announce(t('order-agreements.extension-sent'), 'polite')
      await onChanged()
    } catch (cause) {
      const code = codeOf(cause)
      setProblem(code === 'wantedUntil' || code === 'notExtendable' ? code : 'failed')
      if (code === 'notExtendable') await onChanged()
    }
    setBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <Stack space={4}>
        <DateField
          name="wantedUntil"
          label={t('order-agreements.wanted-until')}
          required
          value={wantedUntil}
          onValueChange={(day) => {
            setWantedUntil(day)
            setProblem(null)
          }}
          onWrongChange={setIsWrongDay}
          {...(problem === 'wantedUntil'
            ? { message: t('order-agreements.problem-wanted-until', format.date(validTo)) }
            : {})}
        />
        <TextArea
          name="message"
          label={t('order-agreements.extension-message')}
          value={message}
          onValueChange={setMessage}
          maxLength={1000}
        />
        {problem !== null && problem !== 'wantedUntil' && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {t(
              problem === 'failed'
                ? 'order-agreements.problem-failed'
                : 'order-agreements.problem-not-extendable',
            )}
          </StatusBanner>
        )}
        <Inline>
          <Button type="submit" busy={busy} disabled={!hydrated}>
            {t('order-agreements.ask-extension')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
