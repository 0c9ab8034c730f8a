import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Text } from '@tradecounter/ui/text'
import { applicationValuesAtom, formRulesAtom } from '../../state.ts'
import { emptyPerson, mostBuyers } from '../../rules.ts'
import { Line, Tick } from './fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { TabForm } from './tab-form.tsx'
import { useTabValues } from '../use-tab-values.ts'
import { card, group, legend } from '../become-a-customer.css.ts'

/** Tab 2: the applicant, who signs for the company, and who else orders. */
export default function PersonsTab() {
  const t = useTranslations()
  const rules = useAtomValue(formRulesAtom)
  const { company } = useAtomValue(applicationValuesAtom)
  const [persons, change] = useTabValues('persons')
  const { applicant, applicantSigns, signatory, personalNumber, buyers } = persons
  return (
    <TabForm tab="persons">
      <fieldset className={group}>
        <legend className={legend}>{t('become-a-customer.applicant')}</legend>
        <PersonFields
          path="persons.applicant"
          person={applicant}
          onChange={(next) => change({ applicant: next })}
          own
        />
        {(rules?.asksPersonalNumber(company) ?? false) && (
          <Line
            path="persons.personalNumber"
            field="persons.personalNumber"
            value={personalNumber}
            onValueChange={(number) => change({ personalNumber: number })}
            required
            maxLength={20}
            autoComplete="off"
            hint={t('become-a-customer.national-id-hint')}
          />
        )}
        <Tick
          path="persons.applicantSigns"
          field="persons.applicantSigns"
          checked={applicantSigns}
          onCheckedChange={(signs) => change({ applicantSigns: signs })}
          description={t('become-a-customer.signs-self-text')}
        />
      </fieldset>
      {!applicantSigns && (
        <fieldset className={group}>
          <legend className={legend}>{t('become-a-customer.signatory-person')}</legend>
          <PersonFields
            path="persons.signatory"
            person={signatory}
            onChange={(next) => change({ signatory: next })}
          />
        </fieldset>
      )}
      <fieldset className={group}>
        <legend className={legend}>{t('become-a-customer.buyers')}</legend>
        <Text tone="muted">{t('become-a-customer.buyers-text')}</Text>
        {buyers.map((buyer, place) => (
          // A buyer has nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={place} className={card}>
            <legend>{t('become-a-customer.buyer', place + 1)}</legend>
            <PersonFields
              path={`persons.buyers.${place}`}
              person={buyer}
              onChange={(next) => change({ buyers: buyers.with(place, next) })}
              needsMobile={false}
            />
            <div>
              <Button
                icon="trash"
                tone="quiet"
                onClick={() => change({ buyers: buyers.toSpliced(place, 1) })}
              >
                {t('become-a-customer.remove-name', buyer.name || t('become-a-customer.buyer', place + 1))}
              </Button>
            </div>
          </fieldset>
        ))}
        {buyers.length < mostBuyers && (
          <div>
            <Button icon="plus" onClick={() => change({ buyers: [...buyers, emptyPerson] })}>
              {t('become-a-customer.buyer-add')}
            </Button>
          </div>
        )}
      </fieldset>
    </TabForm>
  )
}
