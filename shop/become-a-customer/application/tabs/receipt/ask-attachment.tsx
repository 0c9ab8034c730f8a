import { useState } from 'react'
import type { Application } from '@tradecounter/api/contract'
import { CallError, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { askAttachment } from '../../../calls.ts'
import { useOtherApplication } from '../../../use-other-application.ts'
import { useParameters } from '../../use-tab-values.ts'
import { unbroken } from '../../unbroken.ts'

/**
 * Asks the company's administrators to invite the applicant, who needs no account for it. Leads to customer service
 * where the shop finds nobody to ask.
 */
export function AskAttachment({ application }: { application: Application }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const isOther = useOtherApplication()
  const { contact } = useParameters()
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed' | 'nobody'>('idle')
  const ask = async (): Promise<void> => {
    setState('busy')
    try {
      await askAttachment(httpClient, { application: application.id })
      setState('sent')
    } catch (failure) {
      if (await isOther(failure)) return setState('idle')
      const isNobody = failure instanceof CallError && failure.error?.code === 'nobodyToAsk'
      setState(isNobody ? 'nobody' : 'failed')
    }
  }
  if (state === 'sent')
    return (
      <StatusBanner severity="success" severityLabel={t('common.severity.success')} live>
        {t('become-a-customer.ask-sent')}
      </StatusBanner>
    )
  if (state === 'nobody')
    return (
      <StatusBanner severity="info" severityLabel={t('common.severity.info')} live>
        {t('become-a-customer.ask-service', application.reference, unbroken(contact.phone), contact.email)}
      </StatusBanner>
    )
  return (
    <Stack space={3}>
      <Text>{t('become-a-customer.ask-text')}</Text>
      {state === 'failed' && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('become-a-customer.ask-failed')}
        </StatusBanner>
      )}
      <div>
        <Button
          icon="mail"
          busy={state === 'busy'}
          busyLabel={t('become-a-customer.ask-send')}
          onClick={() => void ask()}
        >
          {t('become-a-customer.ask-send')}
        </Button>
      </div>
    </Stack>
  )
}
