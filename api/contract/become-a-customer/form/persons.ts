import * as v from 'valibot'
import { checkPersonalNumber } from '../../numbers/index.ts'
import type { Registration } from '../registration.ts'
import type { ApplicationValues } from '../values.ts'
import { countryOf } from './company.ts'
import { anyText, email, number, phone, required, requiredText, type TextRule } from './rule.ts'

const anyPerson = v.object({ name: anyText, email: anyText, mobile: anyText })
const person = v.object({ name: requiredText, email: required(email), mobile: required(phone) })
const buyer = v.object({ name: requiredText, email: required(email), mobile: phone })

const normalEmail = (text: string): string => text.trim().toLowerCase()

/**
 * Whether the personal number of the owner is asked for: the credit of a sole trader is that of a person. In SE it is
 * the company's number.
 */
export const asksPersonalNumber = ({ businessModel, country }: ApplicationValues['company']): boolean =>
  businessModel === 'soleTrader' && country !== '' && country !== 'SE'

function personalNumber({ company }: ApplicationValues, registration: Registration): TextRule {
  const country = countryOf(company.country, registration)
  return country === null || !asksPersonalNumber(company)
    ? anyText
    : required(number('personalNumber', (text) => checkPersonalNumber(text, country)))
}

/** The schema of the tab `persons` of a site. */
export function personsSchema(values: ApplicationValues, registration: Registration) {
  const { applicant, applicantSigns, buyers } = values.persons
  const emails = buyers.map((one) => normalEmail(one.email))
  return v.object({
    applicant: person,
    applicantSigns: v.boolean(),
    signatory: applicantSigns ? anyPerson : person,
    personalNumber: personalNumber(values, registration),
    buyers: v.array(
      v.pipe(
        buyer,
        v.forward(
          v.check(
            (one) => emails.filter((other) => other === normalEmail(one.email)).length < 2,
            'email.twice',
          ),
          ['email'],
        ),
        // The applicant is a user anyway: another invitation would be left out.
        v.forward(
          v.check((one) => {
            const own = normalEmail(one.email)
            return own === '' || own !== normalEmail(applicant.email)
          }, 'email.applicant'),
          ['email'],
        ),
      ),
    ),
  })
}
