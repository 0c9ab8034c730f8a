import { type FormEvent, useState } from 'react'
import type { Return } from '@tradecounter/api/contract'
import { CallError, useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { writeReturnMessage } from '../../calls.ts'
import { ReturnFiles, type ReturnFile } from '../return-files.tsx'
import * as styles from '../returns.css.ts'

interface ThreadProps {
  found: Return
  onChanged: () => Promise<unknown>
}

/** The history of a case, which is also its thread, with a form while somebody reads it. */
export function CaseThread({ found, onChanged }: ThreadProps) {
  const t = useTranslations()
  const times = useTimes()
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="s">
        {t('returns.history')}
      </Heading>
      <ol className={styles.thread}>
        {found.events.map((event) => (
          <li key={`${event.at} ${event.state ?? ''} ${event.message}`} className={styles.message}>
            <Text size="s" tone="muted">
              {[
                times.dayAndTime(event.at),
                event.actor === 'seller' ? t('returns.seller') : '',
                event.userName,
                event.state === null ? '' : t(`returns.state-${event.state}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {event.message !== '' && <Text lines>{event.message}</Text>}
          </li>
        ))}
      </ol>
      {(found.actions.includes('answer') || found.actions.includes('write')) && (
        <MessageForm found={found} onChanged={onChanged} />
      )}
    </Stack>
  )
}

/** Writes to the seller, with files; what was typed stays until it is sent. */
function MessageForm({ found: { number, version, actions }, onChanged }: ThreadProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [message, setMessage] = useState('')
  const [files, setFiles] = useState<readonly ReturnFile[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const sendOnce = useSendOnce<unknown>()
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setEmpty(message.trim() === '')
    if (message.trim() === '' || busy) return
    setBusy(true)
    setFailure('')
    try {
      const fileIds = files.map(({ id }) => id)
      await sendOnce([message, ...fileIds], (key) =>
        writeReturnMessage(httpClient, { number, version, message, files: fileIds }, key),
      )
      setMessage('')
      setFiles([])
      announce(t('returns.sent'), 'polite')
    } catch (cause) {
      // Without a connection there is no answer at all.
      const isOutdated = cause instanceof CallError && cause.status === 409
      setFailure(t(isOutdated ? 'returns.changed-meanwhile' : 'returns.failed'))
    }
    await onChanged()
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack space={3}>
        <TextArea
          label={t('returns.message')}
          name="message"
          maxLength={2000}
          value={message}
          onValueChange={setMessage}
          {...(isEmpty ? { message: t('returns.wrong-required') } : {})}
        />
        <ReturnFiles files={files} onFilesChange={setFiles} />
        {failure !== '' && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {failure}
          </StatusBanner>
        )}
        <Inline>
          <Button type="submit" busy={busy}>
            {t(actions.includes('answer') ? 'returns.answer' : 'returns.write')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
