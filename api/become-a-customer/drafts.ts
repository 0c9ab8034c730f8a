import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import type { ApplicationValues, FormTab, saveApplicationRequestSchema } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import {
  emailHash,
  emptyValues,
  openValues,
  organisationHash,
  sealValues,
  unmaskValues,
  writeNumbers,
} from './details.ts'
import {
  createKey,
  lockOwnApplication,
  type NamedApplication,
  otherApplication,
  type OwnApplication,
} from './keys.ts'
import { daysAfter, draftDays, isOpen } from './rules.ts'
import {
  type ApplicationRow,
  changeApplication,
  deleteKey,
  deleteSignatoryKeys,
  eraseApplications,
  findDraftOfSession,
  insertApplication,
  lockApplication,
  prolongKeys,
} from './store.ts'
import { viewApplication } from './view.ts'

/** The column of each tab's version. */
const versionColumns = {
  company: 'companyVersion',
  persons: 'personsVersion',
  delivery: 'deliveryVersion',
  terms: 'termsVersion',
} as const satisfies Record<FormTab, keyof ApplicationRow>

/** A new draft of a session. */
const newDraft = (
  { now }: WriteContext,
  key: Buffer,
  { site, siteName, language, sessionHash }: SessionCaller,
): ApplicationRow => ({
  id: randomUUID(),
  site,
  siteName,
  language,
  state: 'draft',
  revision: 0,
  details: sealValues(key, emptyValues()),
  companyVersion: 0,
  personsVersion: 0,
  deliveryVersion: 0,
  termsVersion: 0,
  startedBy: sessionHash,
  identificationId: '',
  reference: null,
  companyName: '',
  searchText: '',
  organisationHash: '',
  emailHash: '',
  message: '',
  note: '',
  sellerId: '',
  customerId: '',
  createdAt: now.toISOString(),
  changedAt: now.toISOString(),
  submittedAt: null,
  attachmentAskedAt: null,
  expiresAt: daysAfter(now, draftDays),
})

/**
 * The draft that the session has begun, or a new one, with a key for this browser. Two tabs that begin at once, and a
 * browser whose answer was lost, get the same draft.
 */
async function beginDraft(
  context: WriteContext,
  key: Buffer,
  caller: SessionCaller,
): Promise<OwnApplication & { given: string }> {
  const { trx } = context
  await insertApplication(trx, newDraft(context, key, caller))
  const draft = await findDraftOfSession(trx, caller.sessionHash)
  const application = draft === undefined ? undefined : await lockApplication(context, draft.id)
  if (application === undefined) throw new Error('The draft that was begun is not there.')
  const row = {
    applicationId: application.id,
    role: 'applicant',
    kind: 'browser',
    expiresAt: application.expiresAt,
  } as const
  const given = await createKey(context, row)
  return { application, key: { ...row, keyHash: '', createdAt: '' }, given }
}

/** What a save has led to: the application, the key that the browser keeps, and whether somebody else was faster. */
export interface SavedTab {
  application: ApplicationRow
  browserKey: string
  conflict: 'changed' | 'closed' | null
}

/**
 * Saves the values of one tab. A tab that was saved since the version of the caller is left as it is (`changed`),
 * unless it has these very values already. A change ends an e-identification, which was of other values. Errors: 403
 * `signatory`, 409 `otherApplication` for a page that does not show the application of the browser, so that nothing is
 * written into another one.
 */
export async function saveTab(
  context: WriteContext,
  key: Buffer,
  caller: SessionCaller,
  browserKey: string | null,
  request: v.InferOutput<typeof saveApplicationRequestSchema>,
): Promise<SavedTab> {
  const shown = request.application
  const own = await lockOwnApplication(context, { browserKey, shown }, { site: caller.site }).catch(
    (refusal: unknown) => {
      if (refusal instanceof ApiError && refusal.code === 'noApplication') return null
      throw refusal
    },
  )
  // A page that shows none yet may share the draft that another tab of its session has begun, and no other one.
  const isOther =
    own === null ? shown !== null : shown === null && own.application.startedBy !== caller.sessionHash
  if (isOther) throw otherApplication()
  const opened = own === null ? await beginDraft(context, key, caller) : { ...own, given: browserKey ?? '' }
  const { application, given } = opened
  if (opened.key.role !== 'applicant') throw new ApiError(403, 'signatory', 'Only the applicant may do this.')
  if (!isOpen(application.state)) return { application, browserKey: given, conflict: 'closed' }
  const stored = openValues(key, application.details)
  const values = writeNumbers(
    unmaskValues({ ...stored, [request.tab]: request.values } as ApplicationValues, stored),
  )
  if (isDeepStrictEqual(values, stored) && application[versionColumns[request.tab]] > 0)
    return { application, browserKey: given, conflict: null }
  if (application[versionColumns[request.tab]] !== request.version)
    return { application, browserKey: given, conflict: 'changed' }
  return {
    application: await writeTab(context, key, application, { tab: request.tab, stored, values }),
    browserKey: given,
    conflict: null,
  }
}

/** Whether the same person signs: a link and a cookie are of the one to whom they were given. */
const hasSameSignatory = ({ persons: before }: ApplicationValues, { persons }: ApplicationValues): boolean =>
  before.applicantSigns === persons.applicantSigns && isDeepStrictEqual(before.signatory, persons.signatory)

async function writeTab(
  context: WriteContext,
  key: Buffer,
  application: ApplicationRow,
  { tab, stored, values }: { tab: FormTab; stored: ApplicationValues; values: ApplicationValues },
): Promise<ApplicationRow> {
  const column = versionColumns[tab]
  const change = {
    details: sealValues(key, values),
    [column]: application[column] + 1,
    // What was signed is not what is here now.
    identificationId: '',
    companyName: values.company.name,
    emailHash: emailHash(key, values.persons.applicant.email),
    organisationHash: organisationHash(key, values),
    expiresAt: daysAfter(context.now, draftDays),
  }
  await changeApplication(context, application.id, change)
  await prolongKeys(context.trx, application.id, change.expiresAt)
  if (!hasSameSignatory(stored, values)) await deleteSignatoryKeys(context.trx, application.id)
  return { ...application, ...change }
}

/**
 * Erases the draft of the browser. An application that was submitted stays: the browser alone forgets it. Errors: 404,
 * 409 `otherApplication`.
 */
export async function discardDraft(
  context: WriteContext,
  caller: SessionCaller,
  named: NamedApplication,
): Promise<void> {
  const { application, key } = await lockOwnApplication(context, named, { site: caller.site })
  if (application.state === 'draft' && key.role === 'applicant')
    await eraseApplications(context.trx, [application.id])
  else await deleteKey(context.trx, key.keyHash)
}

/** 409 with the application as it is. */
export async function conflictOf(
  queries: Queries,
  key: Buffer,
  { application, conflict }: SavedTab,
  now: Date,
): Promise<ApiError> {
  const current = await viewApplication(queries, key, application, 'applicant', now)
  return conflict === 'closed'
    ? new ApiError(409, 'closed', 'The application is submitted already.', { more: { current } })
    : new ApiError(409, 'changed', 'Another window has saved this tab since it was shown.', {
        field: 'version',
        more: { current },
      })
}
