import { useState } from 'react'
import {
  CallError,
  saveFile,
  useHttpClient,
  useFormat,
  useTranslations,
  withQuery,
} from '@tradecounter/shop/core'
import { useExports } from '@tradecounter/shop/exports'
import { announce } from '@tradecounter/ui/announcer'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { DropdownMenu } from '@tradecounter/ui/dropdown-menu'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { startExport } from './calls.ts'
import type { ListDefinition } from './list-definition.ts'
import { notPrinted, scripted, unscripted } from './list-page.css.ts'
import { type ListState, parametersOf } from './list-state.ts'
import type { ListPrint } from './use-print.ts'

const formats = ['csv', 'xlsx'] as const

/** Another kind of rows that a list can be exported by. */
export interface ExportRows {
  /** Of the parameter `rows`. */
  value: string
  label: string
}

type Failure = 'export-failed' | 'export-too-many' | 'export-busy' | 'print-failed'

const failureOf = (cause: unknown): Failure => {
  const code = cause instanceof CallError ? cause.error?.code : undefined
  return code === 'tooManyRows'
    ? 'export-too-many'
    : code === 'tooManyExports'
      ? 'export-busy'
      : 'export-failed'
}
/** Rows of an export that a job makes, and of one that is sent at once. */
const mostRows = { job: 1_000_000, download: 10_000 }

interface ListExportProps {
  list: Pick<ListDefinition<never, never>, 'exportAddress' | 'exportJob'>
  state: ListState
  exportRows?: readonly ExportRows[]
  /** Absent for a list that is printed with its page. */
  print?: Omit<ListPrint<never>, 'rows'>
}

/**
 * Downloads the list as the filters select it, on all pages, and prints it. What is too long to be sent at once is made
 * by a job. Without script the files are links.
 */
export default function ListExport({ list, state, exportRows = [], print }: ListExportProps) {
  const t = useTranslations()
  const { count } = useFormat()
  const httpClient = useHttpClient()
  const { exportAddress, exportJob } = list
  const { mutate } = useExports(exportJob?.list ?? null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const download = async (href: string, request: Readonly<Record<string, string>>): Promise<void> => {
    try {
      const made = await httpClient.file(href)
      saveFile(made.name, made)
      announce(t('list.export-done', made.name), 'polite')
    } catch (cause) {
      if (exportJob === undefined || failureOf(cause) !== 'export-too-many') throw cause
      await startExport(httpClient, exportJob.address, request)
      announce(t('list.export-running'), 'polite')
      await mutate()
    }
  }
  const start = async (href: string, request: Readonly<Record<string, string>>): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await download(href, request)
    } catch (cause) {
      setFailure(failureOf(cause))
    } finally {
      setBusy(false)
    }
  }
  const { page: _page, ...filter } = parametersOf(state)
  const filesAt = (address: string) =>
    [null, ...exportRows].flatMap((rows) =>
      formats.map((format) => {
        const request = { format, ...(rows === null ? {} : { rows: rows.value }), ...filter }
        const label =
          rows === null
            ? t(`list.export-${format}`)
            : t('list.export-rows', rows.label, format === 'csv' ? 'CSV' : 'Excel')
        return { href: withQuery(address, request), label, request }
      }),
    )
  const files = exportAddress === undefined ? [] : filesAt(exportAddress)
  const shown = failure ?? (print?.failed === true ? 'print-failed' : null)
  return (
    <div className={notPrinted}>
      <Stack space={3}>
        <Inline space={2}>
          {files.length > 0 && (
            <>
              <span className={scripted}>
                <DropdownMenu
                  trigger={
                    <Button size="s" icon="download" busy={busy} busyLabel={t('list.exporting')}>
                      {t('list.export')}
                    </Button>
                  }
                  label={t('list.export')}
                  items={files.map(({ href, label, request }) => ({
                    id: href,
                    label,
                    disabled: busy,
                    onSelect: () => void start(href, request),
                  }))}
                />
              </span>
              {files.map(({ href, label }) => (
                <span key={href} className={unscripted}>
                  <ButtonLink href={href} size="s" icon="download" download>
                    {label}
                  </ButtonLink>
                </span>
              ))}
            </>
          )}
          {print !== undefined && (
            <Button size="s" icon="print" onClick={print.print} busy={print.busy}>
              {t('list.print')}
            </Button>
          )}
        </Inline>
        {shown !== null && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
            {shown === 'export-too-many'
              ? t('list.export-too-many', count(mostRows[exportJob === undefined ? 'download' : 'job']))
              : t(`list.${shown}`)}
          </StatusBanner>
        )}
      </Stack>
    </div>
  )
}
