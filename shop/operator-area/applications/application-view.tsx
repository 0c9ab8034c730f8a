import { FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { applicationFacts } from '../application-facts.ts'
import { ApplicationForms } from './application-forms.tsx'
import type { ApplicationProps } from './application-props.ts'
import { Problem } from '../operator-form.tsx'
import { localMinute } from '../local-time.ts'

/** One application: what it says, who is a customer already, and what the seller can do. */
export function ApplicationView(props: ApplicationProps) {
  const { t, application, problem, revealed } = props
  const moment = (text: string): string => localMinute(new Date(text), application.site).replace('T', ' ')
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>
          {application.reference} {application.companyName}
        </Heading>
        <Text strong>{t(`applications.state-${application.state}`)}</Text>
        <Text tone="muted">
          {t('applications.submitted')} {moment(application.submittedAt)} · {application.site}
        </Text>
      </Stack>
      <Problem problem={problem} t={t} />
      {application.customers.length > 0 && (
        <StatusBanner severity="warning" severityLabel={t('common.severity.warning')}>
          <Text strong>{t('applications.customers')}</Text>
          {application.customers.map(({ number, name, site }) => (
            <Text key={`${site} ${number}`}>
              {name} ({number}), {site}
            </Text>
          ))}
          <Text>{t('applications.customers-text')}</Text>
        </StatusBanner>
      )}
      {application.identification.signerDiffers && (
        <StatusBanner
          severity="warning"
          severityLabel={t('common.severity.warning')}
          title={t('applications.signer-differs')}
        >
          {t(
            'applications.signer-differs-text',
            application.identification.signatory.name,
            application.identification.signedBy,
          )}
        </StatusBanner>
      )}
      {applicationFacts(application, revealed, t).map(([title, facts]) => (
        <Stack key={title} space={2}>
          <Heading level={2}>{title}</Heading>
          <FactList facts={facts} />
        </Stack>
      ))}
      {application.others.length > 0 && (
        <Stack space={2}>
          <Heading level={2}>{t('applications.others')}</Heading>
          {application.others.map(({ applicationId, reference, state }) => (
            <Link key={applicationId} href={`/applications/${applicationId}`}>
              {reference} · {t(`applications.state-${state}`)}
            </Link>
          ))}
        </Stack>
      )}
      <ApplicationForms {...props} />
    </Stack>
  )
}
