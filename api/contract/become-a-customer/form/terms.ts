import * as v from 'valibot'
import type { Registration } from '../registration.ts'
import { given } from './rule.ts'

/**
 * The schema of the tab `terms` of a site. Accepted are the terms of today: those who have accepted another version, or
 * none, accept again.
 */
export const termsSchema = ({ terms }: Registration) =>
  v.pipe(
    v.object({ version: v.string(), accepted: given('terms.accept'), marketing: v.boolean() }),
    v.forward(
      v.check(({ version, accepted }) => !accepted || version === terms.version, 'terms.version'),
      ['accepted'],
    ),
  )
