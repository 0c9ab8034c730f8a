import { useState } from 'react'
import type { Offer } from '@tradecounter/api/contract'
import { useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { uploadFile } from '@tradecounter/shop/salespeople'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { KeptFiles } from '@tradecounter/shop/exports'
import { writeOfferMessage } from '../../calls.ts'
import { ProblemBanner, problemText } from '../problem-banner.tsx'
import { OneFile } from '../one-file.tsx'
import * as styles from '../offers.css.ts'

/** The messages between buyer and seller, and the form of a new one. */
export function OfferThread({ offer, onChanged }: { offer: Offer; onChanged: () => Promise<unknown> }) {
  const t = useTranslations()
  const times = useTimes()
  return (
    <Stack>
      <Heading level={2}>{t('offers.thread')}</Heading>
      {offer.messages.length === 0 && <Text tone="muted">{t('offers.no-messages')}</Text>}
      <ol className={styles.thread}>
        {offer.messages.map(({ id, at, kind, author, text }) => (
          <li key={id} className={styles.message}>
            <Text size="s" tone="muted">
              {author} · {times.dayAndTime(at)} · {t(`offers.message-${kind}`)}
            </Text>
            {text !== '' && <Text lines>{text}</Text>}
          </li>
        ))}
      </ol>
      {offer.files.length > 0 && (
        <Stack space={1}>
          <Text strong>{t('offers.files')}</Text>
          <KeptFiles files={offer.files} failedText={t('offers.problem-failed')} />
        </Stack>
      )}
      {(offer.allowed.includes('message') || offer.state === 'draft') && (
        <MessageForm offerId={offer.offerId} onChanged={onChanged} />
      )}
    </Stack>
  )
}

function MessageForm({ offerId, onChanged }: { offerId: string; onChanged: () => Promise<unknown> }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [uploading, setUploading] = useState<number | null>(null)
  /** Ids of files that are sent already: a repeat attaches no second one. */
  const [uploads] = useState(() => new WeakMap<File, string>())
  const sendOnce = useSendOnce<unknown>()

  const upload = async (chosen: File): Promise<string> => {
    const fileId =
      uploads.get(chosen) ?? (await uploadFile(httpClient, chosen, setUploading, 'offerFile')).fileId
    uploads.set(chosen, fileId)
    return fileId
  }
  const send = async (): Promise<void> => {
    setTried(true)
    if (busy || text.trim() === '') return
    setBusy(true)
    setProblem(null)
    try {
      const fileId = file === null ? undefined : await upload(file)
      const message = { offerId, text: text.trim(), files: fileId === undefined ? [] : [fileId] }
      await sendOnce([message.text, fileId], (key) => writeOfferMessage(httpClient, message, key))
      setText('')
      setTried(false)
      setFile(null)
      announce(t('offers.done'))
      await onChanged()
    } catch (cause) {
      setProblem(
        cause instanceof Error && cause.name === 'Error' ? t('offers.file-failed') : problemText(cause, t),
      )
    } finally {
      setBusy(false)
      setUploading(null)
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        <ProblemBanner text={problem} />
        <TextArea
          label={t('offers.text')}
          name="text"
          maxLength={2000}
          value={text}
          onValueChange={setText}
          {...(tried && text.trim() === '' ? { message: t('offers.message-missing') } : {})}
        />
        <OneFile
          label={t('offers.file-attach')}
          accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx,.csv,.txt"
          file={file}
          onFileChange={setFile}
          onRefuse={() => setProblem(t('offers.file-failed'))}
          uploaded={uploading}
        />
        <Inline>
          <Button type="submit" busy={busy}>
            {t('offers.send-message')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
