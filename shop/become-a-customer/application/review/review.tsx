import type { ApplicationValues, FormTab } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { formTabs } from '../../rules.ts'
import { useReviewFacts } from './use-review-facts.ts'
import { facts, term, value } from '../become-a-customer.css.ts'

interface ReviewProps {
  values: ApplicationValues
  /** @default all */
  tabs?: readonly FormTab[]
  /** Opens a tab to change it; without it nothing can be changed. */
  onEdit?: (tab: FormTab) => void
}

/** What was filled in, to be read before it is signed or after it was sent. Empty fields are left out. */
export function Review({ values, tabs = formTabs, onEdit }: ReviewProps) {
  const t = useTranslations()
  const all = useReviewFacts(values)
  return (
    <Stack space={6}>
      {tabs.map((tab) => (
        <Stack key={tab} space={2} as="section">
          <Inline justify="between">
            <Heading level={3} size="m">
              {t(`become-a-customer.tab-${tab}`)}
            </Heading>
            {onEdit !== undefined && (
              <Button tone="quiet" icon="edit" onClick={() => onEdit(tab)}>
                {t('become-a-customer.review-edit')}
                <VisuallyHidden>, {t(`become-a-customer.tab-${tab}`)}</VisuallyHidden>
              </Button>
            )}
          </Inline>
          <dl className={facts}>
            {all[tab]
              .filter((fact) => fact.value !== '')
              .flatMap((fact) => [
                <dt key={fact.term} className={term}>
                  {fact.term}
                </dt>,
                <dd key={`${fact.term} value`} className={value}>
                  {fact.value}
                </dd>,
              ])}
          </dl>
        </Stack>
      ))}
    </Stack>
  )
}
