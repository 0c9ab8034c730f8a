import { useEffect, useRef, useState } from 'react'
import type { Export, ExportedList } from '@tradecounter/api/contract'
import {
  formatFileSize,
  navigation,
  PartFailure,
  useHttpClient,
  useFormat,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Progress } from '@tradecounter/ui/progress'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { fetchFileLink, removeExport, useExports } from './calls.ts'

/** The user's exports of a list that jobs make: progress with cancel, and files. Also those started before a reload. */
export default function ExportJobs({ list }: { list: ExportedList }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { data, error, mutate } = useExports(list)
  const [failed, setFailed] = useState(false)
  const exports = data?.exports ?? []
  useAnnouncedFiles(exports)
  if (data === undefined && error !== undefined) return <PartFailure onRetry={() => void mutate()} />
  if (exports.length === 0) return null

  const act = async (action: () => Promise<unknown>): Promise<void> => {
    setFailed(false)
    try {
      await action()
    } catch {
      setFailed(true)
    }
    await mutate()
  }
  const remove = (exportId: string) => (): void => void act(() => removeExport(httpClient, { exportId }))
  const download = (fileId: string) => (): void =>
    void act(async () => navigation.goTo((await fetchFileLink(httpClient, fileId)).url))
  return (
    <Stack space={3}>
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('list.export-failed')}
        </StatusBanner>
      )}
      {exports.map((each) => (
        <ExportJob
          key={each.exportId}
          job={each}
          onRemove={remove(each.exportId)}
          onDownload={each.file === null ? null : download(each.file.fileId)}
        />
      ))}
    </Stack>
  )
}

interface ExportJobProps {
  job: Export
  onRemove: () => void
  onDownload: (() => void) | null
}

function ExportJob({ job: { state, done, total, createdAt, file }, onRemove, onDownload }: ExportJobProps) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  if (file !== null && onDownload !== null)
    return (
      <StatusBanner
        severity="success"
        severityLabel={t('common.severity.success')}
        slim
        action={
          <Inline space={2}>
            <Button size="s" icon="download" onClick={onDownload}>
              {t('list.export-download')}
            </Button>
            <Button size="s" tone="quiet" onClick={onRemove}>
              {t('list.export-remove')}
            </Button>
          </Inline>
        }
      >
        {t('list.export-ready', file.name, formatFileSize(file.size), times.day(file.expiresAt))}
      </StatusBanner>
    )
  if (state === 'failed')
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        slim
        action={
          <Button size="s" tone="quiet" onClick={onRemove}>
            {t('list.export-remove')}
          </Button>
        }
      >
        {t('list.export-broken', times.day(createdAt))}
      </StatusBanner>
    )
  return (
    <Stack space={2}>
      <Progress
        label={t('list.export-running')}
        value={total === 0 ? null : done}
        max={Math.max(total, 1)}
        {...(total === 0
          ? {}
          : { valueText: t('list.export-progress', format.count(done), format.count(total)) })}
      />
      <Inline space={3}>
        <Button size="s" onClick={onRemove}>
          {t('list.export-cancel')}
        </Button>
        <Text tone="muted" size="s">
          {t('list.export-leave')}
        </Text>
      </Inline>
    </Stack>
  )
}

/** Announces each file that becomes ready while the page is open. */
function useAnnouncedFiles(exports: readonly Export[]): void {
  const t = useTranslations()
  const waiting = useRef(new Set<string>())
  useEffect(() => {
    for (const { exportId, state, file } of exports) {
      if (state === 'queued' || state === 'running') waiting.current.add(exportId)
      else if (waiting.current.delete(exportId) && file !== null)
        announce(t('list.export-done', file.name), 'polite')
    }
  }, [exports, t])
}
