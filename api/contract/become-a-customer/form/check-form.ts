import * as v from 'valibot'
import { namesOtherState, type UnionStates } from '../../numbers/index.ts'
import type { FieldError } from '../application.ts'
import type { Registration } from '../registration.ts'
import { type FormTab, formTabs } from '../states.ts'
import type { ApplicationValues } from '../values.ts'
import { companySchema } from './company.ts'
import { deliverySchema } from './delivery.ts'
import { personsSchema } from './persons.ts'
import { termsSchema } from './terms.ts'

/** The schema of a tab. What one tab asks for may depend on the values of another. */
function schemaOf(
  tab: FormTab,
  values: ApplicationValues,
  registration: Registration,
  states: UnionStates | null,
): v.GenericSchema {
  switch (tab) {
    case 'company':
      return companySchema(values, registration, states)
    case 'persons':
      return personsSchema(values, registration)
    case 'delivery':
      return deliverySchema(values, registration)
    case 'terms':
      return termsSchema(registration)
  }
}

/**
 * Every value of a tab that a rule refuses, one error per field, in the order of the form. The same in browser and
 * server (BECOME-1). `states`: the rules of VAT numbers of other states, which the browser loads when they are needed;
 * null until then.
 */
export function checkTab(
  tab: FormTab,
  values: ApplicationValues,
  registration: Registration,
  states: UnionStates | null,
): FieldError[] {
  const result = v.safeParse(schemaOf(tab, values, registration, states), values[tab])
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
export const checkForm = (
  values: ApplicationValues,
  registration: Registration,
  states: UnionStates | null,
): FieldError[] => formTabs.flatMap((tab) => checkTab(tab, values, registration, states))

/** Loads the rules of VAT numbers of other states if the values have such a number; null if not. */
export const loadStatesOf = async ({ company }: ApplicationValues): Promise<UnionStates | null> =>
  namesOtherState(company.vatNumber) ? (await import('../../numbers/union-states.ts')).unionStates : null
