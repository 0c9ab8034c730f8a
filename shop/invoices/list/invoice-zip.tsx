import { useState } from 'react'
import { saveFile, useHttpClient, useTranslations } from '@tradecounter/shop/core'
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

/** Lets a job make one ZIP of all documents that the filters select. */
export function FilteredZip({ filter }: { filter: Readonly<Record<string, string>> }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { mutate } = useExports('invoice-documents')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const start = async (): Promise<void> => {
    setState('busy')
    try {
      await startInvoiceZip(httpClient, filter)
      announce(t('invoices.zip-started'), 'polite')
      await mutate()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Stack space={2}>
      <Button size="s" icon="download" busy={state === 'busy'} onClick={() => void start()}>
        {t('invoices.zip-all')}
      </Button>
      {state === 'failed' && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('invoices.failed')}
        </StatusBanner>
      )}
    </Stack>
  )
}
