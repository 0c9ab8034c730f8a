import { useAtomValue } from 'jotai'
import type { FormTab } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { applicationPageAtom } from '../../state.ts'
import { formTabs } from '../../rules.ts'
import { Identification } from '../identification/identification.tsx'
import { Review } from '../review/review.tsx'

/** A tab of an application that was sent: its values as they were sent. Null is the tab of the e-identification. */
export default function ClosedTab({ tab }: { tab: FormTab | null }) {
  const t = useTranslations()
  const { application } = useAtomValue(applicationPageAtom)
  if (application === null) return null
  const { identification, values } = application
  return (
    <Stack space={6}>
      <Heading level={2} size="l">
        {t(`become-a-customer.tab-${tab ?? 'identify'}`)}
      </Heading>
      <StatusBanner severity="info" severityLabel={t('common.severity.info')} slim>
        {t('become-a-customer.closed')}
      </StatusBanner>
      {tab === null && identification.state === 'signed' && (
        <Identification application={application} signsHere signatory={identification.signatory} />
      )}
      <Review values={values} tabs={tab === null ? formTabs : [tab]} />
    </Stack>
  )
}
