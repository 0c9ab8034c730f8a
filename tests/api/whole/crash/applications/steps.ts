import type { Application, ApplicationValues, FormTab } from '../../../../../api/contract/index.ts'
import { type Applicant, goodValues } from '../../../become-a-customer/applicant.ts'
import type { Answer } from '../../../fixtures/visitor.ts'

/**
 * The calls that an applicant makes: saves of a tab, the second one of `company` with another city, and the submission.
 */
export const steps = ['company', 'persons', 'company', 'delivery', 'terms', 'submit'] as const

/** How often a tab is saved by the first `count` steps. */
const savesOf = (tab: FormTab, count: number): number =>
  steps.slice(0, count).filter((step) => step === tab).length

/**
 * The values that are typed for the `edit`-th save of a tab. The mail address of the applicant names the application.
 */
function valuesOf(email: string, edit: number): ApplicationValues {
  const values = goodValues()
  return {
    ...values,
    company: { ...values.company, name: `Bolag ${email}`, city: edit > 1 ? 'Lund' : 'Ystad' },
    persons: { ...values.persons, applicant: { ...values.persons.applicant, email } },
  }
}

/** Makes a call. A repeat of one whose answer was lost is the same call. */
export function take(applicant: Applicant, email: string, at: number): Promise<Answer> {
  const step = steps[at]
  if (step === undefined) throw new Error(`There is no step ${at}.`)
  if (step === 'submit') return applicant.post('/submit')
  const before = savesOf(step, at)
  return applicant.save(step, valuesOf(email, before + 1)[step], before)
}

/** What shows whether something was lost or done twice: texts of each tab, how often each was saved, and the state. */
export const summaryOf = ({ state, versions, values }: Application) => ({
  state,
  versions,
  name: values.company.name,
  city: values.company.city,
  email: values.persons.applicant.email,
  payment: values.delivery.payment,
  accepted: values.terms.accepted,
})

/** The summary after the first `count` steps, at least one. */
export function expectedAfter(email: string, count: number): ReturnType<typeof summaryOf> {
  const versions = {
    company: savesOf('company', count),
    persons: savesOf('persons', count),
    delivery: savesOf('delivery', count),
    terms: savesOf('terms', count),
  }
  const { company, persons, delivery, terms } = valuesOf(email, versions.company)
  return {
    state: count < steps.length ? 'draft' : 'submitted',
    versions,
    name: company.name,
    city: company.city,
    email: versions.persons > 0 ? persons.applicant.email : '',
    payment: versions.delivery > 0 ? delivery.payment : '',
    accepted: versions.terms > 0 && terms.accepted,
  }
}
