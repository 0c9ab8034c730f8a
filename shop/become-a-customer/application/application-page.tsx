import { Suspense } from 'react'
import { useAtomValue } from 'jotai'
import { later, PartFailure, useTranslations } from '@tradecounter/shop/core'
import { Columns, Stack } from '@tradecounter/ui/layout'
import { Heading } from '@tradecounter/ui/heading'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { applicationPageAtom } from '../state.ts'
import { useApplication } from '../use-application.ts'
import { useSavedDraft } from '../use-draft-saver.ts'
import { ApplicationTabs } from './application-tabs.tsx'
import { PageAside } from './aside/page-aside.tsx'
import { StateBanner } from './banners/state-banner.tsx'
import { useParameters } from './use-tab-values.ts'

const NoLink = later(() => import('./aside/no-link.tsx'), { onDemand: true })
const OpenLink = later(() => import('./aside/open-link.tsx'), { onDemand: true })
const SignatoryView = later(() => import('./identification/signatory-view.tsx'), { onDemand: true })

/**
 * The states of the page: the form, a mailed link before it is opened, one that has ended, and the page of another
 * signatory.
 */
export function ApplicationPage() {
  const t = useTranslations()
  const { error, retry, link } = useApplication()
  useSavedDraft()
  const { identification } = useParameters()
  const { status, application } = useAtomValue(applicationPageAtom)
  if (link !== null)
    return (
      <Suspense fallback={null}>
        <OpenLink link={link} />
      </Suspense>
    )
  if (status === 'noLink')
    return (
      <Suspense fallback={null}>
        <NoLink />
      </Suspense>
    )
  if (application?.role === 'signatory')
    return (
      <Suspense fallback={null}>
        <SignatoryView application={application} />
      </Suspense>
    )
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1} size="xl">
          {t('become-a-customer.title')}
        </Heading>
        {(application === null || application.isOpen) && (
          <Text>
            {t(identification.offered ? 'become-a-customer.intro' : 'become-a-customer.intro-plain')}
          </Text>
        )}
        <noscript>
          <StatusBanner severity="attention" severityLabel={t('common.severity.attention')}>
            {t('become-a-customer.script-needed')}
          </StatusBanner>
        </noscript>
      </Stack>
      {status === 'loading' && error !== undefined && (
        <PartFailure text={t('become-a-customer.load-failed')} onRetry={retry} />
      )}
      <StateBanner />
      <Columns template="rail-end" space={8}>
        <ApplicationTabs />
        <PageAside />
      </Columns>
    </Stack>
  )
}
