import * as v from 'valibot'
import type { FieldError } from '../application.ts'
import type { Registration } from '../registration.ts'
import { type FormTab, formTabs } from '../states.ts'
import type { ApplicationValues } from '../values.ts'
import { companySchema } from './company.ts'
import { deliverySchema } from './delivery.ts'
import { personsSchema } from './persons.ts'
import { termsSchema } from './terms.ts'

/** The schema of a tab. What one tab asks for may depend on the values of another. */
function schemaOf(tab: FormTab, values: ApplicationValues, registration: Registration): v.GenericSchema {
  switch (tab) {
    case 'company':
      return companySchema(values, registration)
    case 'persons':
      return personsSchema(values, registration)
    case 'delivery':
      return deliverySchema(values, registration)
    case 'terms':
      return termsSchema(registration)
  }
}

/** Every value of a tab that a rule refuses, one error per field, in the order of the form. The same in browser and server (BECOME-1). */
export function checkTab(tab: FormTab, values: ApplicationValues, registration: Registration): FieldError[] {
  const result = v.safeParse(schemaOf(tab, values, registration), values[tab])
  const errors = new Map<string, FieldError>()
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? ''
    const [code = '', ...detail] = issue.message.split(' ')
    if (errors.has(field)) continue
    errors.set(field, { tab, field, code, ...(detail.length === 0 ? {} : { detail: detail.join(' ') }) })
  }
  return [...errors.values()]
}

/** Every value of an application that a rule refuses. */
export const checkForm = (values: ApplicationValues, registration: Registration): FieldError[] =>
  formTabs.flatMap((tab) => checkTab(tab, values, registration))
