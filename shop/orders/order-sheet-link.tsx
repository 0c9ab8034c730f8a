import { useState, type MouseEvent } from 'react'
import { logFailure } from '@tradecounter/shop/cart'
import { saveFile, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { fetchOrderSheet, orderSheetAddress } from './calls.ts'

type State = 'idle' | 'busy' | 'failed'

/** Downloads the order sheet in the language of the page. Without script it is a plain link. */
export function OrderSheetLink({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [state, setState] = useState<State>('idle')

  const download = async (): Promise<void> => {
    setState('busy')
    try {
      const file = await fetchOrderSheet(httpClient, orderNumber)
      saveFile(file.name, file)
      setState('idle')
    } catch (reason) {
      logFailure(reason)
      setState('failed')
    }
  }
  const click = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (state !== 'busy') void download()
  }
  return (
    <Stack space={3}>
      <Inline space={0}>
        <ButtonLink href={orderSheetAddress(orderNumber)} icon="download" download onClick={click}>
          {state === 'busy' ? t('orders.sheet-busy') : t('orders.sheet')}
        </ButtonLink>
      </Inline>
      {state === 'failed' && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {t('orders.sheet-failed')}
        </StatusBanner>
      )}
    </Stack>
  )
}
