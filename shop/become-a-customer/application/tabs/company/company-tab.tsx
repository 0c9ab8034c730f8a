import { useAtom, useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { businessModelAtom, companyFieldsAtom, formRulesAtom } from '../../../state.ts'
import { useRegister } from '../../../use-register.ts'
import { CompanyFacts } from './company-facts.tsx'
import { Choice, Line, Radios } from '../fields.tsx'
import { RegisterNote } from './register-note.tsx'
import { TabForm } from '../tab-form.tsx'
import { useParameters, useTabValues } from '../../use-tab-values.ts'
import { group, legend, lookButton, lookedUp } from '../../become-a-customer.css.ts'

/** Numbers of companies by country, as they are written. The Swedish and the Norwegian one are the authorities' own. */
const examples: Readonly<Record<string, string>> = {
  SE: '202100-5489',
  NO: '974 760 673',
  FI: '0245437-2',
  AX: '0245437-2',
  DK: '10150817',
}

/** Tab 1: the form of business, the number that the register knows, and the company itself. */
export function CompanyTab() {
  const t = useTranslations()
  const { businessModels, refusedModels, countries } = useParameters()
  const [company, change] = useTabValues('company')
  const [model, setModel] = useAtom(businessModelAtom)
  const rules = useAtomValue(formRulesAtom)
  const register = useRegister()
  const isRefused = refusedModels.some((refused) => refused === model)
  const companyFields = useAtomValue(companyFieldsAtom)
  const isPerson = rules?.isPersonsNumber(company) ?? false
  const example = examples[company.country]
  return (
    <TabForm tab="company" continues={!isRefused}>
      <Radios
        path="company.businessModel"
        field="company.businessModel"
        value={model}
        onValueChange={setModel}
        required
        options={[...new Set([...businessModels, ...refusedModels])].map((value) => ({
          value,
          label: t(`become-a-customer.model-${value}`),
        }))}
      />
      {isRefused && (
        <StatusBanner
          severity="attention"
          severityLabel={t('common.severity.attention')}
          title={t('become-a-customer.refused-privatePerson-title')}
          live
        >
          {t('become-a-customer.refused-privatePerson')}
        </StatusBanner>
      )}
      {companyFields && (
        <>
          <fieldset className={group}>
            <legend className={legend}>{t('become-a-customer.number-heading')}</legend>
            {countries.length > 1 && (
              <Choice
                path="company.country"
                field="company.country"
                value={company.country}
                onValueChange={(country) => change({ country })}
                required
                autoComplete="country"
                options={countries.map((value) => ({
                  value,
                  label: t(`become-a-customer.country-${value}`),
                }))}
              />
            )}
            <div className={lookedUp}>
              <Line
                path="company.organisationNumber"
                field="company.organisationNumber"
                {...(isPerson ? { label: t('become-a-customer.personal-number') } : {})}
                value={company.organisationNumber}
                onValueChange={(organisationNumber) => change({ organisationNumber })}
                onBlur={register.lookOnce}
                required
                maxLength={30}
                autoComplete="off"
                inputMode="numeric"
                {...(isPerson || example === undefined
                  ? {}
                  : { hint: t('become-a-customer.number-hint', example) })}
              />
              {!isPerson && (
                <div className={lookButton}>
                  <Button
                    icon="search"
                    wide
                    busy={register.state === 'busy'}
                    busyLabel={t('become-a-customer.lookup-busy')}
                    onClick={register.look}
                  >
                    {t('become-a-customer.lookup')}
                  </Button>
                </div>
              )}
            </div>
            <RegisterNote state={register.state} />
          </fieldset>
          <CompanyFacts />
        </>
      )}
    </TabForm>
  )
}
