import { useState } from 'react'
import type { KeptFile } from '@tradecounter/api/contract'
import { navigation, useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { fetchFileLink } from './calls.ts'

interface KeptFilesProps {
  files: readonly KeptFile[]
  /** Shown if a file cannot be downloaded. */
  failedText: string
}

/**
 * Photos and documents of a conversation, each with its author and the time of its message, to be downloaded by a
 * short-lived link. Renders nothing without any.
 */
export function KeptFiles({ files, failedText }: KeptFilesProps) {
  const t = useTranslations()
  const times = useTimes()
  const httpClient = useHttpClient()
  const [busy, setBusy] = useState('')
  const [failed, setFailed] = useState(false)
  if (files.length === 0) return null
  const open = async (fileId: string): Promise<void> => {
    setBusy(fileId)
    setFailed(false)
    try {
      navigation.goTo((await fetchFileLink(httpClient, fileId)).url)
    } catch {
      setFailed(true)
    }
    setBusy('')
  }
  return (
    <Stack space={2}>
      {files.map(({ fileId, name, author, addedAt }) => (
        <Inline key={fileId} space={2} align="baseline">
          <Button size="s" icon="download" busy={busy === fileId} onClick={() => void open(fileId)}>
            {name}
          </Button>
          <Text as="span" size="s" tone="muted">
            {[author, times.dayAndTime(addedAt)].filter(Boolean).join(' · ')}
          </Text>
        </Inline>
      ))}
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {failedText}
        </StatusBanner>
      )}
    </Stack>
  )
}
