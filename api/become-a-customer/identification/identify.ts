import { randomUUID } from 'node:crypto'
import type { SessionCaller } from '../../accounts/service.ts'
import { decryptSecret, encryptSecret } from '../../platform/keys/secrets.ts'
import { checkForm } from '../../contract/become-a-customer/form/index.ts'
import { unionStates } from '../../contract/numbers/union-states.ts'
import type { ApplicationValues, Registration } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { OriginOf } from '../../platform/services.ts'
import { openValues } from '../details.ts'
import { hashKey, lockOwnApplication, type NamedApplication, type OwnApplication } from '../keys.ts'
import { mailAbout } from '../mails.ts'
import {
  daysAfter,
  identificationMinutes,
  isOpen,
  minutesAfter,
  mostLinksPerDay,
  signatoryLinkDays,
} from '../rules.ts'
import { type ApplicationRow, changeApplication, deleteSignatoryKeys } from '../store.ts'
import { identificationStateOf, signatoryOf } from '../view.ts'
import type { IdentificationSecrets } from './provider.ts'
import { countInvitations, findIdentification, insertIdentification, moveIdentification } from './store.ts'

const dayMs = 86_400_000
/** Milliseconds within which another request for the signatory's link repeats the first, whose answer was lost. */
const repeatMs = 60_000
const refuse = (code: string, message: string, more: object = {}): ApiError =>
  new ApiError(409, code, message, { more })

/**
 * What must be right before anybody signs. Errors: 409 `notOffered`, `closed`, `signed`, `notReady` with the refused
 * values.
 */
async function checkReady(
  { trx, now }: WriteContext,
  key: Buffer,
  { application }: OwnApplication,
  registration: Registration,
): Promise<ApplicationValues> {
  if (!registration.identification.offered) throw refuse('notOffered', 'The shop has no provider.')
  if (!isOpen(application.state)) throw refuse('closed', 'The application is submitted already.')
  const current = await findIdentification(trx, application.identificationId)
  if (identificationStateOf(current, now) === 'signed') throw refuse('signed', 'It is signed already.')
  const values = openValues(key, application.details)
  const errors = checkForm(values, registration, unionStates)
  if (errors.length > 0) throw refuse('notReady', 'Values of the application are refused.', { errors })
  return values
}

/** Ends the current e-identification of an application, if it still waits. */
async function endCurrent(
  { trx, now }: WriteContext,
  { identificationId }: ApplicationRow,
): Promise<boolean> {
  const change = { state: 'cancelled', stateHash: null, secrets: '', changedAt: now.toISOString() } as const
  for (const state of ['started', 'invited', 'answering'] as const)
    if (await moveIdentification(trx, identificationId, state, change)) return true
  return false
}

/** A started e-identification, before its row is written. */
interface Started {
  secrets: IdentificationSecrets
  /** Path of the page that the browser comes back to. */
  page: string
}

/**
 * Checks that this browser may start the e-identification, and where the provider is to send it back. Errors: 403, 404,
 * 409 as `checkReady`, and `otherSignatory` if somebody else signs.
 */
export async function checkMayStart(
  context: WriteContext,
  key: Buffer,
  caller: SessionCaller,
  named: NamedApplication,
  registration: Registration,
): Promise<OwnApplication> {
  const own = await lockOwnApplication(context, named, { site: caller.site })
  const values = await checkReady(context, key, own, registration)
  if (own.key.role === 'applicant' && !values.persons.applicantSigns)
    throw refuse('otherSignatory', 'Somebody else signs: mail a link.')
  return own
}

/** Writes a started e-identification: it replaces the one before, whose answer counts no more. */
export async function writeStarted(
  context: WriteContext,
  key: Buffer,
  { application, key: browser }: OwnApplication,
  { secrets, page }: Started,
): Promise<void> {
  const { trx, now } = context
  await endCurrent(context, application)
  const id = randomUUID()
  const at = now.toISOString()
  await insertIdentification(trx, {
    id,
    applicationId: application.id,
    state: 'started',
    keyHash: browser.keyHash,
    stateHash: hashKey(secrets.state),
    secrets: encryptSecret(key, JSON.stringify(secrets)),
    page,
    signedBy: '',
    issuer: '',
    subject: '',
    startedAt: at,
    changedAt: at,
    expiresAt: minutesAfter(now, identificationMinutes),
  })
  await changeApplication(context, application.id, { identificationId: id })
}

/** Ends an e-identification that waits. Errors: 404, 409 `notStarted`, `otherApplication`. */
export async function cancelIdentification(
  context: WriteContext,
  caller: SessionCaller,
  named: NamedApplication,
): Promise<OwnApplication> {
  const own = await lockOwnApplication(context, named, { site: caller.site })
  if (!(await endCurrent(context, own.application))) throw refuse('notStarted', 'No e-identification waits.')
  return own
}

/**
 * Mails the signatory a link. A repeat within a minute mails no second one. Errors: 403, 404, 409 as `checkReady`,
 * `applicantSigns`, `tooMany`.
 */
export async function inviteSignatory(
  context: WriteContext,
  key: Buffer,
  caller: SessionCaller,
  {
    named,
    registration,
    originOf,
  }: { named: NamedApplication; registration: Registration; originOf: OriginOf },
): Promise<OwnApplication> {
  const { trx, now } = context
  const own = await lockOwnApplication(context, named, { site: caller.site, role: 'applicant' })
  const { application } = own
  const values = await checkReady(context, key, own, registration)
  if (values.persons.applicantSigns) throw refuse('applicantSigns', 'The applicant signs.')
  const current = await findIdentification(trx, application.identificationId)
  if (current?.state === 'invited' && now.getTime() - Date.parse(current.startedAt) < repeatMs) return own
  if ((await countInvitations(trx, application.id, new Date(now.getTime() - dayMs))) >= mostLinksPerDay)
    throw refuse('tooMany', `A signatory gets ${mostLinksPerDay} links within a day.`)
  await endCurrent(context, application)
  // Earlier links end: there is one that counts.
  await deleteSignatoryKeys(trx, application.id)
  const id = randomUUID()
  const at = now.toISOString()
  const expiresAt = daysAfter(now, signatoryLinkDays)
  await insertIdentification(trx, {
    id,
    applicationId: application.id,
    state: 'invited',
    keyHash: '',
    stateHash: null,
    secrets: '',
    page: '',
    signedBy: '',
    issuer: '',
    subject: '',
    startedAt: at,
    changedAt: at,
    expiresAt,
  })
  await changeApplication(context, application.id, { identificationId: id })
  const isMailed = await mailAbout(context, { originOf, key }, application, {
    kind: 'applicationSignature',
    to: signatoryOf(values),
    values: [values.company.name, values.persons.applicant.name, String(signatoryLinkDays)],
    opens: { role: 'signatory', kind: 'onceLink', expiresAt },
  })
  if (!isMailed) throw refuse('tooMany', 'The address has got too many mails today.')
  return { ...own, application: { ...application, identificationId: id } }
}

/** The secrets of a started e-identification. */
export const openSecrets = (key: Buffer, sealed: string): unknown => JSON.parse(decryptSecret(key, sealed))
