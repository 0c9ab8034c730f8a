import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { applicationPageAtom, applicationValuesAtom, identificationInitiatedAtom } from '../../state.ts'
import { useActiveTab } from '../../use-active-tab.ts'
import { Identification } from '../identification/identification.tsx'
import { Review } from '../review/review.tsx'
import { SendPart } from '../identification/send-part.tsx'
import { useParameters } from '../use-tab-values.ts'
import { steps } from '../become-a-customer.css.ts'

/** Tab 5: what was filled in, the e-identification, and sending. */
export default function IdentifyTab() {
  const t = useTranslations()
  const { identification } = useParameters()
  const values = useAtomValue(applicationValuesAtom)
  const isInitiated = useAtomValue(identificationInitiatedAtom)
  const { application } = useAtomValue(applicationPageAtom)
  const [, open] = useActiveTab()
  const { applicantSigns, applicant, signatory } = values.persons
  const isSigned = application?.identification.state === 'signed'
  return (
    <Stack space={6}>
      <Heading level={2} size="l">
        {t('become-a-customer.tab-identify')}
      </Heading>
      <Review values={values} {...(isInitiated ? {} : { onEdit: open })} />
      <Stack space={4} as="section">
        <Heading level={3} size="m">
          {applicantSigns
            ? t('become-a-customer.identify-heading')
            : t('become-a-customer.other-heading', signatory.name)}
        </Heading>
        <Identification
          application={application}
          signsHere={applicantSigns}
          signatory={applicantSigns ? applicant : signatory}
        />
      </Stack>
      {isSigned && <SendPart />}
      {!isSigned && !identification.required && !isInitiated && (
        <Stack space={3}>
          <Text tone="muted">{t('become-a-customer.identify-optional')}</Text>
          <SendPart />
        </Stack>
      )}
      <div className={steps}>
        <Button size="l" onClick={() => open('terms')}>
          {t('become-a-customer.back')}
        </Button>
      </div>
    </Stack>
  )
}
