import type { Application } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { hasMaskedNumber } from '../../../rules.ts'
import { AskAttachment } from './ask-attachment.tsx'
import { useParameters } from '../../use-tab-values.ts'
import { unbroken } from '../../unbroken.ts'

/** What the shop has decided; nothing before that. */
export function Decision({ application }: { application: Application }) {
  const { state, reference, message, values } = application
  const t = useTranslations()
  const { contact } = useParameters()
  const whom = t('become-a-customer.rejected-contact', unbroken(contact.phone), contact.email)
  if (state === 'approved')
    return (
      <StatusBanner
        severity="success"
        severityLabel={t('common.severity.success')}
        title={t('become-a-customer.approved-title')}
      >
        {t('become-a-customer.approved-text', values.persons.applicant.email)}
      </StatusBanner>
    )
  if (state === 'rejected')
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        title={t('become-a-customer.rejected-title')}
      >
        {message} {whom}
      </StatusBanner>
    )
  if (state === 'duplicate') {
    // The shop has masked the number of a sole trader, and finds nobody by it any more.
    const isMasked = hasMaskedNumber(values)
    return (
      <Stack space={4}>
        <StatusBanner
          severity="info"
          severityLabel={t('common.severity.info')}
          title={t('become-a-customer.duplicate-title')}
        >
          {isMasked
            ? t('become-a-customer.ask-service', reference, unbroken(contact.phone), contact.email)
            : `${t('become-a-customer.duplicate-text')} ${whom}`}
        </StatusBanner>
        {!isMasked && <AskAttachment application={application} />}
      </Stack>
    )
  }
  return null
}
