import { useState } from 'react'
import type { ImportResult } from '@tradecounter/api/contract'
import { codeOf, StepUpCancelled, useStepUp } from '@tradecounter/shop/account'
import {
  addressOf,
  useHttpClient,
  useHydrated,
  useShop,
  useTranslations,
  type TranslationKey,
  formatFileSize,
} from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { uploadFile } from '@tradecounter/shop/salespeople'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { FileDrop } from '@tradecounter/ui/file-drop'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Progress } from '@tradecounter/ui/progress'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { importTemplateAddress, importUsers, useImportResult } from '../calls.ts'
import { form, lines } from './user-administration.css.ts'
import { refusalText } from './user-texts.ts'

const failures: Readonly<Record<string, TranslationKey>> = {
  noTable: 'users.import-noTable',
  columns: 'users.import-columns',
  tooManyLines: 'users.import-tooManyLines',
  empty: 'users.import-empty',
  fileType: 'users.import-noTable',
  tooLarge: 'users.import-tooLarge',
  permission: 'users.error-permission',
}

/** Invites and changes users from a CSV file, with a result for each line. */
export default function ImportUsers() {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const context = useShop()
  const hydrated = useHydrated()
  const { withRecentProof, dialog } = useStepUp()
  const [file, setFile] = useState<File | null>(null)
  const importOnce = useSendOnce<{ importId: string }>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [importId, setImportId] = useState<string | null>(null)
  const { data: result } = useImportResult(importId)
  const textOf = (code: string): string => {
    const { [code]: key } = failures
    return key === undefined ? t('users.failed') : t(key)
  }
  const start = async (chosen: File): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setImportId(null)
    let fileId = ''
    const send = async () => {
      if (fileId === '') ({ fileId } = await uploadFile(httpClient, chosen, () => undefined, 'userImport'))
      return importUsers(httpClient, { fileId })
    }
    try {
      // The import of a file that was uploaded is started once, however often it is asked for.
      const started = await withRecentProof(() => importOnce([chosen], send))
      setImportId(started.importId)
      setFile(null)
    } catch (cause) {
      const code = codeOf(cause) || (cause instanceof Error ? cause.message : '')
      if (!(cause instanceof StepUpCancelled)) setFailure(textOf(code))
    }
    setBusy(false)
  }
  return (
    <div className={form}>
      <Stack space={6}>
        <Stack space={3}>
          <Text>{t('users.import-text')}</Text>
          <Inline>
            <ButtonLink href={importTemplateAddress} icon="download" download>
              {t('users.import-template')}
            </ButtonLink>
          </Inline>
        </Stack>
        <FileDrop
          id="importFile"
          name="importFile"
          label={t('users.import-file')}
          hint={t('users.import-file-hint')}
          accept=".csv,.txt"
          files={file === null ? [] : [{ id: 'file', name: file.name, size: formatFileSize(file.size) }]}
          onFiles={([chosen]) => {
            setFile(chosen ?? null)
            setFailure(null)
          }}
          onRefuse={() => setFailure(t('users.import-noTable'))}
          onRemove={() => setFile(null)}
          busy={busy}
          disabled={!hydrated}
          labels={{
            drop: t('users.import-drop'),
            choose: t('users.import-choose'),
            busy: t('users.import-busy'),
            remove: (name) => t('users.import-remove', name),
          }}
          {...(failure === null ? {} : { message: failure })}
        />
        <Inline space={3}>
          <Button
            tone="accent"
            icon="upload"
            disabled={file === null || !hydrated}
            busy={busy}
            busyLabel={t('users.import-busy')}
            onClick={() => {
              if (file !== null) void start(file)
            }}
          >
            {t('users.import-start')}
          </Button>
          <ButtonLink href={addressOf({ page: 'user-administration', query: '' }, context)}>
            {t('users.to-list')}
          </ButtonLink>
        </Inline>
        {result !== undefined && <Result result={result} failureText={textOf(result.code)} />}
        {dialog}
      </Stack>
    </div>
  )
}

function Result({ result, failureText }: { result: ImportResult; failureText: string }) {
  const t = useTranslations()
  const { state, done, total, counts } = result
  const isOver = state !== 'queued' && state !== 'running'
  const refused = result.lines.filter(({ outcome }) => outcome === 'refused')
  const severity =
    state === 'failed' || state === 'cancelled' ? 'error' : counts.refused > 0 ? 'warning' : 'success'
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('users.import-result')}
      </Heading>
      {!isOver && (
        <Progress
          label={t('users.import-busy')}
          value={total === 0 ? null : done}
          max={Math.max(total, 1)}
          valueText={t('users.import-progress', String(done), String(total))}
        />
      )}
      {isOver && (
        <StatusBanner severity={severity} severityLabel={t(`common.severity.${severity}`)} live>
          {severity === 'error'
            ? failureText
            : t(
                'users.import-done',
                String(counts.invited),
                String(counts.changed),
                String(counts.unchanged),
                String(counts.refused),
              )}
        </StatusBanner>
      )}
      {refused.length > 0 && (
        <ul className={lines}>
          {refused.map(({ line, email, code, field }) => (
            <li key={line}>
              {t('users.import-line', String(line), email || '–', field || '–')}{' '}
              {refusalText(code, t) ?? t('users.error-value')}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
