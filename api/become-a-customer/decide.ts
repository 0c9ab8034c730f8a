import type * as v from 'valibot'
import {
  type SellerApplicationAction,
  type sellerApprovalSchema,
  siteKeyOf,
  sites,
} from '../contract/index.ts'
import { recordSellerAction } from '../sellers/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { createCustomer } from './create-customer.ts'
import { openValues, sealValues, withoutPersonalNumbers } from './details.ts'
import { findIdentification } from './identification/store.ts'
import { mailAbout, type MailSettings, placeOf, siteOfApplication } from './mails.ts'
import { daysAfter, draftDays, undecidedDays } from './rules.ts'
import { sellerActionsOf } from './seller.ts'
import {
  type ApplicationRow,
  changeApplication,
  findApplication,
  lockApplication,
  prolongKeys,
} from './store.ts'

/** The seller who decides, and what a decision needs. */
export interface Decision extends MailSettings {
  sellerId: string
}

interface Step {
  applicationId: string
  /** Of the application as it was shown. */
  revision: number
}

/**
 * Locks an application for an action of a seller. Errors: 404, 409 `staleApplication` if it has changed since it was
 * shown, `applicationState` if its state does not allow the action.
 */
async function lockFor(
  context: WriteContext,
  { applicationId, revision }: Step,
  action: SellerApplicationAction,
): Promise<ApplicationRow> {
  const shown = await findApplication(context.trx, applicationId)
  if (shown === undefined || shown.submittedAt === null)
    throw notFound('There is no such application.', 'applicationId')
  const row = await lockApplication(context, applicationId)
  if (row === undefined) throw notFound('There is no such application.', 'applicationId')
  if (!sellerActionsOf(row).includes(action))
    throw new ApiError(409, 'applicationState', 'The state of the application does not allow it.')
  // The lock has counted one.
  if (row.revision !== revision + 1)
    throw new ApiError(409, 'staleApplication', 'The application has changed since it was shown.')
  return row
}

const record = (context: WriteContext, { sellerId }: Decision, row: ApplicationRow, action: string) =>
  recordSellerAction(context, sellerId, {
    action: `application.${action}`,
    subject: { id: row.id, name: `${row.reference ?? ''} ${row.companyName}` },
  })

/** Begins the credit check, or changes its note. */
export async function checkCredit(
  context: WriteContext,
  decision: Decision,
  { note, ...step }: Step & { note: string },
): Promise<void> {
  const row = await lockFor(context, step, 'creditCheck')
  await changeApplication(context, row.id, { state: 'creditCheck', note, sellerId: decision.sellerId })
  await record(context, decision, row, 'creditCheck')
}

/** Asks the applicant for more: the application can be changed and submitted again. */
export async function askApplicant(
  context: WriteContext,
  decision: Decision,
  { text, ...step }: Step & { text: string },
): Promise<void> {
  const row = await lockFor(context, step, 'ask')
  const expiresAt = daysAfter(context.now, undecidedDays)
  const change = { state: 'moreInformation', message: text, sellerId: decision.sellerId, expiresAt } as const
  await changeApplication(context, row.id, change)
  await prolongKeys(context.trx, row.id, expiresAt)
  await mailAbout(
    context,
    decision,
    { ...row, ...change },
    {
      kind: 'applicationQuestion',
      to: openValues(decision.key, row.details).persons.applicant,
      values: [row.reference ?? '', text],
      opens: { role: 'applicant', kind: 'link' },
    },
  )
  await record(context, decision, row, 'ask')
}

/** Ends an application: its personal numbers are erased at once, the rest after 90 days. Returns it as it is then. */
async function end(
  context: WriteContext,
  decision: Decision,
  row: ApplicationRow,
  change: Pick<ApplicationRow, 'state'> & Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  const expiresAt = daysAfter(context.now, draftDays)
  const ended = {
    ...change,
    details: sealValues(decision.key, withoutPersonalNumbers(openValues(decision.key, row.details))),
    sellerId: decision.sellerId,
    expiresAt,
  }
  await changeApplication(context, row.id, ended)
  await prolongKeys(context.trx, row.id, expiresAt)
  return { ...row, ...ended }
}

/** Rejects an application with a reason. */
export async function rejectApplication(
  context: WriteContext,
  decision: Decision,
  { text, ...step }: Step & { text: string },
): Promise<void> {
  const row = await lockFor(context, step, 'reject')
  await end(context, decision, row, { state: 'rejected', message: text })
  await mailAbout(context, decision, row, {
    kind: 'applicationRejected',
    to: openValues(decision.key, row.details).persons.applicant,
    values: [row.reference ?? '', text],
  })
  await record(context, decision, row, 'reject')
}

/** Ends the application of a company that is a customer already: the applicant is led to its administrators. */
export async function endAsDuplicate(context: WriteContext, decision: Decision, step: Step): Promise<void> {
  const row = await lockFor(context, step, 'duplicate')
  const ended = await end(context, decision, row, { state: 'duplicate', message: '' })
  await mailAbout(context, decision, ended, {
    kind: 'applicationDuplicate',
    to: openValues(decision.key, row.details).persons.applicant,
    values: [row.reference ?? ''],
    // Without an account the administrators are asked from there.
    opens: { role: 'applicant', kind: 'link' },
  })
  await record(context, decision, row, 'duplicate')
}

/** Throws unless the price group and the warehouse are offered on the site. Errors: 400. */
async function checkGranted(
  { trx }: WriteContext,
  row: ApplicationRow,
  { priceGroup, warehouseId }: v.InferOutput<typeof sellerApprovalSchema>,
): Promise<void> {
  const { currency, country } = sites[siteKeyOf(siteOfApplication(row))]
  const group = await trx
    .selectFrom('priceGroups')
    .select('id')
    .where('id', '=', priceGroup)
    .where('currency', '=', currency)
    .executeTakeFirst()
  if (group === undefined)
    throw new ApiError(400, 'invalid', 'There is no such price group.', { field: 'priceGroup' })
  const warehouse = await trx
    .selectFrom('warehouses')
    .select('id')
    .where('id', '=', warehouseId)
    .where('country', '=', country)
    .executeTakeFirst()
  if (warehouse === undefined)
    throw new ApiError(400, 'invalid', 'There is no such warehouse.', { field: 'warehouseId' })
}

/** Approves an application: customer, first administrator and invitations are made with it, or nothing is. */
export async function approveApplication(
  context: WriteContext,
  decision: Decision,
  approval: v.InferOutput<typeof sellerApprovalSchema>,
): Promise<void> {
  const row = await lockFor(context, approval, 'approve')
  await checkGranted(context, row, approval)
  const values = openValues(decision.key, row.details)
  const { id, number } = await createCustomer(context, {
    site: siteKeyOf(siteOfApplication(row)),
    values,
    granted: approval,
    place: placeOf(decision.originOf, row),
    agreement: {
      acceptedAt: row.submittedAt ?? row.changedAt,
      signature: await findIdentification(context.trx, row.identificationId),
    },
  })
  await end(context, decision, row, { state: 'approved', customerId: id, message: '' })
  await mailAbout(context, decision, row, {
    kind: 'applicationApproved',
    to: values.persons.applicant,
    values: [number, values.company.name],
  })
  await record(context, decision, row, 'approve')
}
