import { useState } from 'react'
import { saveFile, useFormat, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { codeOf } from '@tradecounter/shop/account'
import { useExports } from '@tradecounter/shop/exports'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { fetchInvoiceZip, startInvoiceZip } from '../calls.ts'

/** Documents of one ZIP that is sent at once. */
const mostAtOnce = 25

/** Downloads the chosen documents as one ZIP. */
export function SelectedZip({ numbers }: { numbers: readonly string[] }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = async (): Promise<void> => {
    setState('busy')
    try {
      const file = await fetchInvoiceZip(httpClient, numbers)
      saveFile(file.name, file)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const tooMany = numbers.length > mostAtOnce
  return (
    <Stack space={2}>
      <Button
        size="s"
        icon="download"
        busy={state === 'busy'}
        disabled={tooMany}
        onClick={() => void download()}
      >
        {state === 'busy' ? t('invoices.zip-busy') : t('invoices.zip-selected')}
      </Button>
      {(tooMany || state === 'failed') && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {tooMany ? t('invoices.zip-too-many', mostAtOnce) : t('invoices.failed')}
        </StatusBanner>
      )}
    </Stack>
  )
}

/** Documents of a ZIP that a job makes. */
const mostOfJob = 1_000_000

/** Lets a job make one ZIP of all documents that the filters select. */
export function FilteredZip({ filter }: { filter: Readonly<Record<string, string>> }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { count } = useFormat()
  const { mutate } = useExports('invoice-documents')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  /** The filter stays, so that the same can be started later. */
  const problemText = (code: string): string =>
    code === 'tooManyExports'
      ? t('list.export-busy')
      : code === 'tooManyRows'
        ? t('list.export-too-many', count(mostOfJob))
        : t('invoices.failed')
  const start = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await startInvoiceZip(httpClient, filter)
      announce(t('invoices.zip-started'), 'polite')
      await mutate()
    } catch (cause) {
      setProblem(problemText(codeOf(cause)))
    }
    setBusy(false)
  }
  return (
    <Stack space={2}>
      <Button size="s" icon="download" busy={busy} onClick={() => void start()}>
        {t('invoices.zip-all')}
      </Button>
      {problem !== '' && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {problem}
        </StatusBanner>
      )}
    </Stack>
  )
}
