import { useAtomValue } from 'jotai'
import type { Application } from '@tradecounter/api/contract'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { Timeline, type TimelineStep } from '@tradecounter/ui/timeline'
import { applicationPageAtom } from '../../../state.ts'
import { Decision } from './decision.tsx'

/**
 * Tab 6: what happens next, and where the application is. Readable by the applicant at any time, through the mailed
 * link.
 */
export default function ReceiptTab() {
  const t = useTranslations()
  const { application } = useAtomValue(applicationPageAtom)
  if (application === null || application.reference === '')
    return (
      <EmptyState icon="document" title={t('become-a-customer.receipt-none-title')}>
        {t('become-a-customer.receipt-none')}
      </EmptyState>
    )
  return <Receipt application={application} />
}

const isDecided = ({ state }: Application): boolean =>
  state === 'approved' || state === 'rejected' || state === 'duplicate'

/** The steps of an application, with the one that it is at. */
function useSteps(application: Application): TimelineStep[] {
  const { state, values } = application
  const t = useTranslations()
  // A seller may check the credit of any applicant.
  const asksCredit = values.delivery.payment === 'invoice' || state === 'creditCheck'
  const names = asksCredit
    ? (['submitted', 'review', 'creditCheck', 'decision'] as const)
    : (['submitted', 'review', 'decision'] as const)
  const at = isDecided(application)
    ? names.length
    : names.findIndex((name) => name === (state === 'creditCheck' ? 'creditCheck' : 'review'))
  return names.map((name, place) => {
    const step = place < at ? 'complete' : place === at ? 'active' : 'default'
    const label = { complete: 'state-done', active: 'state-current', default: 'state-coming' } as const
    return {
      text: t(`become-a-customer.state-${name}`),
      state: step,
      stateLabel: t(`become-a-customer.${label[step]}`),
    }
  })
}

function Receipt({ application }: { application: Application }) {
  const t = useTranslations()
  const context = useShop()
  const items = useSteps(application)
  const { state, reference, customerNumber, values } = application
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={2} size="l">
          {t('become-a-customer.receipt-title')}
        </Heading>
        <Text strong numeric>
          {t('become-a-customer.receipt-number', reference)}
        </Text>
        {customerNumber !== '' && (
          <Text strong numeric>
            {t('become-a-customer.receipt-customer', customerNumber)}
          </Text>
        )}
      </Stack>
      <Decision application={application} />
      <Timeline label={t('become-a-customer.state-label')} items={items} />
      {state !== 'approved' && state !== 'rejected' && (
        <Stack space={2} as="section">
          {!isDecided(application) && (
            <>
              <Heading level={3} size="m">
                {t('become-a-customer.receipt-next')}
              </Heading>
              <Text>{t('become-a-customer.receipt-mail', values.persons.applicant.email)}</Text>
            </>
          )}
          {/* The same for everybody before the decision: it does not tell who is a customer. */}
          <Text>
            {t('become-a-customer.attach')}{' '}
            <Link
              href={addressOf({ page: 'customer-administration', section: 'customers', query: '' }, context)}
            >
              {t('become-a-customer.attach-link')}
            </Link>
          </Text>
        </Stack>
      )}
    </Stack>
  )
}
