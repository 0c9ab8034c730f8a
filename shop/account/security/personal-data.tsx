import { useState } from 'react'
import { useAnswer, useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { ExportJobs, useExports } from '@tradecounter/shop/exports'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { erasureAddress, requestErasure, startDataExport, withdrawErasure } from './calls.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { useStepUp } from './use-step-up.tsx'
import { useTask } from './use-task.ts'

/** What the shop keeps about the user: a file with all of it, and the request to erase it. */
export default function PersonalData() {
  const t = useTranslations()
  const times = useTimes()
  const httpClient = useHttpClient()
  const { withRecentProof, dialog } = useStepUp()
  const { busy, problem, run } = useTask()
  const { mutate: lookForExports } = useExports('personal-data')
  const { data, mutate } = useAnswer(erasureAddress)
  const [asking, setAsking] = useState(false)
  const request = data?.request ?? null
  const isSent = request !== null && request.state === 'sent'

  const makeFile = (): void =>
    void run(async () => {
      await withRecentProof(() => startDataExport(httpClient))
      await lookForExports()
    })
  const erase = (): void => {
    setAsking(false)
    void run(async () => {
      await mutate(
        withRecentProof(() => requestErasure(httpClient)),
        { revalidate: false },
      )
    })
  }
  const withdraw = (): void =>
    void run(async () => {
      await mutate(withdrawErasure(httpClient), { revalidate: false })
    })
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('my-account.personal-data')}
      </Heading>
      <Text>{t('my-account.personal-data-text')}</Text>
      <Text tone="muted" size="s">
        {t('my-account.export-hint')}
      </Text>
      <Inline space={3}>
        <Button icon="download" busy={busy} onClick={makeFile}>
          {t('my-account.export-data')}
        </Button>
        {!isSent && (
          <Button tone="quiet" disabled={busy} onClick={() => setAsking(true)}>
            {t('my-account.erase')}
          </Button>
        )}
      </Inline>
      <ExportJobs list="personal-data" />
      {isSent && (
        <StatusBanner
          severity="info"
          severityLabel={t('common.severity.info')}
          live
          action={
            <Button size="s" disabled={busy} onClick={withdraw}>
              {t('my-account.erase-withdraw')}
            </Button>
          }
        >
          {t('my-account.erase-sent', times.day(request.createdAt))}
        </StatusBanner>
      )}
      <ProblemBanner problem={problem} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('my-account.erase-ask')}
        description={t('my-account.erase-text')}
        confirmLabel={t('my-account.erase')}
        cancelLabel={t('my-account.erase-keep')}
        onConfirm={erase}
      />
      {dialog}
    </Stack>
  )
}
