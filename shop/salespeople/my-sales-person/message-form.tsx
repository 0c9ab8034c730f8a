import { type FormEvent, useState } from 'react'
import type { Salespeople } from '@tradecounter/api/contract'
import { CallError, formatFileSize, useHttpClient, useFormat, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { form } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { FileDrop } from '@tradecounter/ui/file-drop'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { removeUpload, sendMessage, uploadFile } from '../calls.ts'
import { type Outcome, OutcomeNotice } from './outcome-notice.tsx'

const mostFiles = 5

interface Attachment {
  id: string
  name: string
  size: string
}

/** Sends a message with files. What was typed stays when the service refuses it. */
export function MessageForm({ people }: { people: Salespeople['people'] }) {
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const [salesmanId, setSalesmanId] = useState('')
  const [text, setText] = useState('')
  const [orderNumber, setOrderNumber] = useState('')
  const [offerNumber, setOfferNumber] = useState('')
  const [articleNumber, setArticleNumber] = useState('')
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const [uploading, setUploading] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome>('open')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sendOnce = useSendOnce<unknown>()

  const upload = async (chosen: readonly File[]): Promise<void> => {
    setRefused(null)
    if (files.length + chosen.length > mostFiles) return setRefused(t('sales-person.most-files', mostFiles))
    for (const file of chosen) {
      setUploading(0)
      try {
        const { fileId, name, size } = await uploadFile(httpClient, file, setUploading)
        setFiles((now) => [...now, { id: fileId, name, size: formatFileSize(size) }])
      } catch (cause) {
        const code = cause instanceof Error ? cause.message : ''
        setRefused(
          t(
            code === 'fileType'
              ? 'sales-person.file-type'
              : code === 'tooLarge'
                ? 'sales-person.file-large'
                : 'sales-person.file-failed',
            file.name,
          ),
        )
      }
    }
    setUploading(null)
  }
  const remove = (id: string): void => {
    setFiles((now) => now.filter((file) => file.id !== id))
    // It expires anyway.
    void removeUpload(httpClient, { fileId: id }).catch(() => undefined)
  }
  const send = async (): Promise<void> => {
    setWrong(text.trim() === '' ? 'text' : null)
    if (text.trim() === '') return setOutcome('incomplete')
    setBusy(true)
    try {
      const about = { orderNumber, offerNumber, articleNumber }
      const message = { salesmanId, text, ...about, files: files.map(({ id }) => id) }
      await sendOnce([JSON.stringify(message)], (key) => sendMessage(httpClient, message, key))
      setOutcome('done')
      setText('')
      setOrderNumber('')
      setOfferNumber('')
      setArticleNumber('')
      setFiles([])
    } catch (cause) {
      const field = cause instanceof CallError ? cause.error?.field : undefined
      setWrong(field ?? null)
      setOutcome(field === undefined ? 'failed' : 'incomplete')
    }
    setBusy(false)
  }
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('sales-person.message')}
      </Heading>
      <form
        className={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack space={4}>
          {people.length > 0 && (
            <Select
              label={t('sales-person.to')}
              name="salesmanId"
              value={salesmanId}
              onValueChange={setSalesmanId}
              options={[
                { value: '', label: t('sales-person.to-anyone') },
                ...people.map((person) => ({
                  value: person.salesmanId,
                  label: `${t(`sales-person.area-${person.area}`)}: ${person.name}`,
                })),
              ]}
              {...(wrong === 'salesmanId' ? { message: t('sales-person.wrong-person') } : {})}
            />
          )}
          <TextArea
            label={t('sales-person.text')}
            name="text"
            required
            value={text}
            onValueChange={setText}
            {...(wrong === 'text' ? { message: t('sales-person.wrong-empty') } : {})}
          />
          <TextField
            label={t('sales-person.order')}
            name="orderNumber"
            autoComplete="off"
            maxLength={25}
            value={orderNumber}
            onValueChange={setOrderNumber}
            {...(wrong === 'orderNumber' ? { message: t('sales-person.wrong-order') } : {})}
          />
          <TextField
            label={t('sales-person.offer')}
            name="offerNumber"
            autoComplete="off"
            maxLength={25}
            value={offerNumber}
            onValueChange={setOfferNumber}
            {...(wrong === 'offerNumber' ? { message: t('sales-person.wrong-offer') } : {})}
          />
          <TextField
            label={t('sales-person.article')}
            name="articleNumber"
            autoComplete="off"
            maxLength={50}
            value={articleNumber}
            onValueChange={setArticleNumber}
          />
          <FileDrop
            label={t('sales-person.files')}
            name="files"
            accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx,.csv,.txt"
            multiple
            hint={t('sales-person.files-hint', mostFiles)}
            files={files}
            busy={uploading !== null}
            onFiles={(chosen) => void upload(chosen)}
            onRefuse={([first]) => setRefused(t('sales-person.file-type', first?.name ?? ''))}
            onRemove={remove}
            labels={{
              drop: t('sales-person.drop'),
              choose: t('sales-person.choose-file'),
              busy: t('sales-person.uploading', format.count(Math.round((uploading ?? 0) * 100))),
              remove: (name) => t('sales-person.remove-file', name),
            }}
            {...(refused === null ? {} : { message: refused })}
          />
          <OutcomeNotice outcome={outcome} done={t('sales-person.message-done')} />
          <Inline>
            <Button type="submit" busy={busy}>
              {t('sales-person.send')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  )
}
