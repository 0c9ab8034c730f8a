import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  type SessionCaller,
  type AccountMailKind,
  mailLanguageOf,
  writeAccountMail,
  findUser,
  getUser,
  type UserRow,
  acceptInvitations,
  enqueueRightsChange,
  attachedCustomers,
  attachUser,
  getCustomer,
  addRole,
  administratorsOf,
  hasRole,
} from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { parseOrganisationNumber } from '../contract/numbers/index.ts'
import {
  type AttachmentRequestState,
  type decideAttachmentRequestSchema,
  type OwnAttachmentRequest,
  type ReceivedAttachmentRequest,
  type sendAttachmentRequestSchema,
  siteKeyOf,
  siteKeys,
  sites,
  readSiteName,
} from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { createJobHandler, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/store.ts'
import type { OriginOf, Services } from '../platform/services.ts'
import {
  type AttachmentRequestRow,
  countRequests,
  endRequest,
  findByNumbers,
  findRequest,
  insertRequest,
  type ReceivedRow,
} from './requests-store.ts'

/** Days for which a request waits. */
const requestDays = 30
/** Requests of a user: open at a time, and sent within a day. */
const most = { open: 5, perDay: 10 }
const dayMs = 24 * 3_600_000

const pagePath = '/my-pages/customer-administration'

/** The state of a request now: one that nobody has answered in time has expired. */
const stateOf = ({ state, expiresAt }: AttachmentRequestRow, now: Date): AttachmentRequestState =>
  state === 'sent' && expiresAt <= now.toISOString() ? 'expired' : state

const viewRequest = (row: AttachmentRequestRow, now: Date) => ({
  requestId: row.id,
  state: stateOf(row, now),
  message: row.message,
  reason: row.reason,
  createdAt: row.createdAt,
  changedAt: row.changedAt,
  expiresAt: row.expiresAt,
})

/** A request for its sender: nothing says whether there is such a customer before its administrators have answered. */
export const viewOwnRequest = (row: AttachmentRequestRow, now: Date): OwnAttachmentRequest => ({
  ...viewRequest(row, now),
  customerNumber: row.customerNumber,
  organisationNumber: row.organisationNumber,
})

/** A request for the administrators of its customer. */
export const viewReceivedRequest = (row: ReceivedRow, now: Date): ReceivedAttachmentRequest => ({
  ...viewRequest(row, now),
  userName: row.userName,
  email: row.email,
  decidedBy: row.decidedBy,
})

/** The job that looks up the customer of a request and mails its administrators. */
const requestJob: JobKind<{ request: string }> = {
  kind: 'attachmentRequest',
  schema: v.object({ request: v.string() }),
}

const refuse = (code: string, message: string, field?: string) =>
  new ApiError(409, code, message, field === undefined ? {} : { field })

/**
 * Saves a request for a further customer. A job looks the numbers up: the call writes the same rows and takes the same
 * time whether or not there is such a customer. Errors: 400 by field, 409 `alreadyAttached`, `alreadySent`, `tooMany`.
 */
export async function sendRequest(
  context: WriteContext,
  caller: SessionCaller,
  { customerNumber, organisationNumber, message }: v.InferOutput<typeof sendAttachmentRequestSchema>,
): Promise<OwnAttachmentRequest> {
  const { trx, now } = context
  const { userId, site, siteName, language } = caller
  const written = parseOrganisationNumber(organisationNumber, sites[site].country)
  if (written === null)
    throw new ApiError(400, 'organisationNumber', 'The number is not one of the country.', {
      field: 'organisationNumber',
    })
  // Requests of one user wait for each other, so that the limits hold.
  await trx.updateTable('users').set({ id: userId }).where('id', '=', userId).execute()
  const attached = await attachedCustomers(trx, userId, site)
  if (attached.some(({ number }) => number === customerNumber))
    throw refuse('alreadyAttached', 'The user has this customer already.', 'customerNumber')
  const { open, recent } = await countRequests(trx, userId, { now, since: new Date(now.getTime() - dayMs) })
  if (open.some((other) => other.customerNumber === customerNumber && other.organisationNumber === written))
    throw refuse('alreadySent', 'The same request waits already.', 'customerNumber')
  if (open.length >= most.open || recent >= most.perDay)
    throw refuse('tooMany', `A user may have ${most.open} open requests, and send ${most.perDay} a day.`)
  const row: AttachmentRequestRow = {
    id: randomUUID(),
    userId,
    customerId: null,
    site: siteName,
    language,
    customerNumber,
    organisationNumber: written,
    message,
    state: 'sent',
    reason: '',
    decidedBy: '',
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + requestDays * dayMs).toISOString(),
  }
  await insertRequest(trx, row)
  await enqueue(context, requestJob, { payload: { request: row.id } })
  return viewOwnRequest(row, now)
}

/** Mails one of those concerned, in the own language, else in that of the requester's page. */
function mailOf(
  context: WriteContext,
  originOf: OriginOf,
  request: AttachmentRequestRow,
  user: UserRow,
  { kind, values, linked }: { kind: AccountMailKind; values: readonly string[]; linked: boolean },
): Promise<string | null> {
  const site = readSiteName(request.site)
  // The column has what `Caller.language` was.
  const language = mailLanguageOf(user, request.language as SessionCaller['language'])
  const link = linked ? { link: { path: pagePath } } : {}
  return writeAccountMail(context, { kind, user, site, language, origin: originOf(site), values, ...link })
}

/**
 * The handler of the requests: finds the customer in the country of the site. A request without one waits until it
 * expires.
 */
export const createRequestFinder = ({
  store: { db },
  originOf,
}: Pick<Services, 'store' | 'originOf'>): JobHandler =>
  createJobHandler(requestJob, {
    run: async ({ request: id }) => {
      const request = await findRequest(db, id)
      if (request === undefined || request.state !== 'sent' || request.customerId !== null) return
      const { country } = sites[siteKeyOf(readSiteName(request.site))]
      const customer = await findByNumbers(db, {
        number: request.customerNumber,
        organisationNumber: request.organisationNumber,
        sites: siteKeys.filter((key) => sites[key].country === country),
      })
      if (customer === undefined) return
      return async (context) => {
        const { trx } = context
        await trx
          .updateTable('attachmentRequests')
          .set({ customerId: customer.id })
          .where('id', '=', id)
          .execute()
        const requester = await findUser(trx, request.userId)
        for (const { id: userId } of await administratorsOf(trx, customer.id)) {
          const values = [customer.name, requester?.name ?? '', String(requestDays)]
          const user = await getUser(trx, userId)
          await mailOf(context, originOf, request, user, { kind: 'attachmentAsked', values, linked: true })
        }
      }
    },
  })

/** Withdraws a request of the caller. A repeat changes nothing. Errors: 404, 409 `decided`. */
export async function withdrawRequest({ trx, now }: WriteContext, caller: SessionCaller, id: string) {
  const request = await findRequest(trx, id)
  if (request === undefined || request.userId !== caller.userId)
    throw notFound('There is no such request.', 'requestId')
  if (request.state === 'withdrawn') return
  if (!(await endRequest(trx, id, now, { state: 'withdrawn', reason: '', decidedBy: '' })))
    throw refuse('decided', 'The request does not wait any more.', 'requestId')
}

/**
 * Approves a request to the caller's customer, which attaches the requester with roles, or rejects it with a reason.
 * Errors: 400 by field, 404, 409 `decided`.
 */
export async function decideRequest(
  context: WriteContext,
  caller: SessionCaller,
  { requestId, approve, roles, reason }: v.InferOutput<typeof decideAttachmentRequestSchema>,
  originOf: OriginOf,
): Promise<void> {
  const { trx, now } = context
  const { customerId, userId } = caller
  const request = await findRequest(trx, requestId)
  if (request === undefined || request.customerId !== customerId || request.state === 'withdrawn')
    throw notFound('There is no such request.', 'requestId')
  if (!approve && reason === '')
    throw new ApiError(400, 'required', 'Say why the request is rejected.', { field: 'reason' })
  if (approve && roles.length === 0)
    throw new ApiError(400, 'required', 'Choose at least one role.', { field: 'roles' })
  for (const [at, role] of roles.entries())
    if (!(await hasRole(trx, role)))
      throw new ApiError(400, 'noSuchRole', 'There is no such role.', { field: `roles.${at}` })
  if (request.userId === userId) throw refuse('ownRequest', 'Nobody decides an own request.', 'requestId')
  const { name: decidedBy } = await getUser(trx, userId)
  const state = approve ? 'approved' : 'rejected'
  if (!(await endRequest(trx, requestId, now, { state, reason, decidedBy })))
    throw refuse('decided', 'The request does not wait any more.', 'requestId')
  const { name } = await getCustomer(trx, customerId)
  const requester = await findUser(trx, request.userId)
  if (requester === undefined) throw notFound('The requester has no account any more.', 'requestId')
  if (approve) {
    await attachUser(trx, requester.id, customerId)
    // One who was invited, locked or inactive there is active now: an administrator has decided so.
    await acceptInvitations(trx, requester.id, customerId)
    await trx
      .updateTable('attachments')
      .set((eb) => ({ state: 'active' as const, version: eb('version', '+', 1) }))
      .where('userId', '=', requester.id)
      .where('customerId', '=', customerId)
      .where('state', '<>', 'active')
      .execute()
    for (const role of new Set(roles)) await addRole(trx, { userId: requester.id, customerId, role })
    await enqueueRightsChange(context, customerId)
  }
  await recordAudit(context, caller, {
    action: approve ? 'customer.attach' : 'customer.reject',
    subject: { id: requester.id, name: requester.name },
    after: approve ? { roles } : { reason },
  })
  await mailOf(context, originOf, request, requester, {
    kind: approve ? 'attachmentApproved' : 'attachmentRejected',
    values: [name, reason],
    linked: approve,
  })
}
