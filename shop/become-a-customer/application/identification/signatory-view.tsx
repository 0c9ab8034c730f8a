import type { Application } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { Discard } from '../aside/discard.tsx'
import { Identification } from './identification.tsx'
import { Review } from '../review/review.tsx'
import { form } from '../become-a-customer.css.ts'

/** The page of another signatory, who has come by a mailed link: reads what is signed, and identifies. */
export default function SignatoryView({ application }: { application: Application }) {
  const t = useTranslations()
  const { values, identification } = application
  const applicant = values.persons.applicant.name
  return (
    <div className={form}>
      <Stack space={6}>
        <Heading level={1} size="xl">
          {t('become-a-customer.sign-title')}
        </Heading>
        {identification.state === 'signed' ? (
          <StatusBanner
            severity="success"
            severityLabel={t('common.severity.success')}
            title={t('become-a-customer.sign-done-title')}
            live
          >
            {t('become-a-customer.sign-done', applicant)}
          </StatusBanner>
        ) : (
          <Text>{t('become-a-customer.sign-text', applicant, values.company.name)}</Text>
        )}
        <Heading level={2} size="l">
          {t('become-a-customer.review')}
        </Heading>
        <Review values={values} />
        {identification.state !== 'signed' && (
          <Identification application={application} signsHere signatory={identification.signatory} />
        )}
        <Discard application={application} />
      </Stack>
    </div>
  )
}
