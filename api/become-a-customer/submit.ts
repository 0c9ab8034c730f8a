import { randomInt } from 'node:crypto'
import type { SessionCaller } from '../accounts/service.ts'
import { checkForm } from '../contract/become-a-customer/form/index.ts'
import { unionStates } from '../contract/numbers/union-states.ts'
import type { ApplicationValues, FieldError, Registration } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { foldText } from '../platform/lists/list-filter.ts'
import type { OriginOf, Services } from '../platform/services.ts'
import { emailHash, openValues, sealValues } from './details.ts'
import { findIdentification } from './identification/store.ts'
import { lockOwnApplication, type NamedApplication } from './keys.ts'
import { mailAbout, mailSellers } from './mails.ts'
import { daysAfter, isOpen, undecidedDays } from './rules.ts'
import { type ApplicationRow, changeApplication, prolongKeys } from './store.ts'

/** A reference that can be read aloud: no letters or digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newReference = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** Every value that is refused, and the signature if it is missing. */
async function findErrors(
  { trx }: WriteContext,
  application: ApplicationRow,
  values: ApplicationValues,
  registration: Registration,
): Promise<FieldError[]> {
  const errors = checkForm(values, registration, unionStates)
  if (!registration.identification.required) return errors
  const identification = await findIdentification(trx, application.identificationId)
  return identification?.state === 'signed'
    ? errors
    : [...errors, { tab: 'identify', field: 'identification', code: 'identification.required' }]
}

/**
 * Submits the application of the browser. A repeat returns it as it is. Nothing tells whether the company is a customer
 * already: the shop finds out. Errors: 400 with every refused value, 403 `signatory`, 404, 409 `closed`,
 * `otherApplication`.
 */
export async function submitApplication(
  context: WriteContext,
  { keys, settings }: Pick<Services, 'keys' | 'settings'>,
  caller: SessionCaller,
  {
    named,
    registration,
    originOf,
  }: { named: NamedApplication; registration: Registration; originOf: OriginOf },
): Promise<ApplicationRow> {
  const { application } = await lockOwnApplication(context, named, {
    site: caller.site,
    role: 'applicant',
  })
  if (application.state === 'submitted') return application
  if (!isOpen(application.state))
    throw new ApiError(409, 'closed', 'The application cannot be changed any more.')
  const values = openValues(keys.applications, application.details)
  const errors = await findErrors(context, application, values, registration)
  const [first] = errors
  if (first !== undefined)
    throw new ApiError(400, 'invalid', 'Values of the application are refused.', {
      field: `${first.tab}.${first.field}`,
      more: { errors },
    })
  const { now } = context
  const accepted = { ...values, terms: { ...values.terms, version: registration.terms.version } }
  const change = {
    state: 'submitted',
    details: sealValues(keys.applications, accepted),
    reference: application.reference ?? newReference(),
    // The session may begin another one.
    startedBy: null,
    emailHash: emailHash(keys.applications, values.persons.applicant.email),
    submittedAt: now.toISOString(),
    expiresAt: daysAfter(now, undecidedDays),
    message: '',
  } as const
  const searchText = foldText([values.company.name, change.reference, values.company.city].join(' '))
  await changeApplication(context, application.id, { ...change, searchText })
  await prolongKeys(context.trx, application.id, change.expiresAt)
  const submitted = { ...application, ...change, searchText }
  await mailAbout(context, { originOf, key: keys.applications }, submitted, {
    kind: 'applicationReceived',
    to: values.persons.applicant,
    values: [change.reference, values.company.name],
    opens: { role: 'applicant', kind: 'link' },
  })
  const { operatorOrigin } = settings
  await mailSellers(context, { operatorOrigin, key: keys.applications }, submitted)
  return submitted
}
