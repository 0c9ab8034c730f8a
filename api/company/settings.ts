import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { type SessionCaller, getCustomer, requireSecondFactor } from '../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../audit/service.ts'
import type {
  ChangeRequest,
  changeRequestRequestSchema,
  CompanyOrderFields,
  CompanySettings,
  saveOrderFieldsRequestSchema,
  saveSettingsRequestSchema,
} from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { checkedPostalCode, invalid, most, withoutIds } from './checks.ts'
import { listCostCentres } from './cost-centres/store.ts'
import { parseEInvoiceId, parseOrganisationNumber, parseVatNumber } from '../contract/numbers/index.ts'
import { unionStates } from '../contract/numbers/union-states.ts'
import { checkOrderFields, orderFieldsOf } from './order-fields.ts'
import { changed, tooMany } from './record-refusals.ts'
import { countOpenRequests, insertChangeRequest, readChangeRequests, writeVersioned } from './store.ts'
import { countryOf, settingsOf, viewChangeRequest } from './view.ts'

const orderFieldFacts = (of: CompanyOrderFields): AuditFacts =>
  Object.fromEntries(
    of.fields.map(({ field, required, kind, values, pattern }) => [
      field,
      [required ? 'required' : 'optional', kind, ...values, pattern].filter(Boolean).join(' '),
    ]),
  )

/** Saves where mail goes and when deliveries are wanted. Errors: 409 `changed` with the current settings. */
export async function saveSettings(
  context: WriteContext,
  caller: SessionCaller,
  { version, ...given }: v.InferOutput<typeof saveSettingsRequestSchema>,
): Promise<CompanySettings> {
  const { trx } = context
  const { customerId } = caller
  const before = await settingsOf(trx, customerId)
  const settings = {
    invoiceEmail: given.invoiceEmail,
    confirmationEmails: [...new Set(given.confirmationEmails)],
    deliveryDays: [...new Set(given.deliveryDays)].toSorted(),
  }
  const isSaved = await writeVersioned(
    trx,
    'companySettings',
    { customerId, version },
    {
      invoiceEmail: settings.invoiceEmail,
      confirmationEmails: JSON.stringify(settings.confirmationEmails),
      deliveryDays: JSON.stringify(settings.deliveryDays),
      // What has become of a mail to another address says nothing of this one.
      ...(settings.invoiceEmail === before.invoiceEmail ? {} : { invoiceMailId: '' }),
    },
  )
  if (!isSaved) throw changed(await settingsOf(trx, customerId))
  const { name } = await getCustomer(trx, customerId)
  await recordAudit(context, caller, {
    action: 'company.change',
    subject: { id: customerId, name },
    before: withoutIds(before),
    after: withoutIds({ version, ...settings }),
  })
  return { version: version + 1, ...settings }
}

/**
 * Saves what the company asks of the fields of its orders. Errors: 400 by field, 409 `changed` with the current rules.
 */
export async function saveOrderFields(
  context: WriteContext,
  caller: SessionCaller,
  { version, fields }: v.InferOutput<typeof saveOrderFieldsRequestSchema>,
): Promise<CompanyOrderFields> {
  const { trx } = context
  const { customerId } = caller
  checkOrderFields(fields, (await listCostCentres(trx, customerId)).length > 0)
  const before = await orderFieldsOf(trx, customerId)
  const formats = fields.map(({ field, kind, values, pattern, hint }) => [
    field,
    { kind, values: kind === 'list' ? values : [], pattern: kind === 'pattern' ? pattern : '', hint },
  ])
  const isSaved = await writeVersioned(
    trx,
    'customerRules',
    { customerId, version },
    {
      requiredFields: fields
        .filter(({ field, required }) => required && field !== 'reference')
        .map(({ field }) => field)
        .join(),
      formats: JSON.stringify(Object.fromEntries(formats)),
    },
  )
  if (!isSaved) throw changed(await orderFieldsOf(trx, customerId))
  const after = await orderFieldsOf(trx, customerId)
  const { name } = await getCustomer(trx, customerId)
  await recordAudit(context, caller, {
    action: 'orderFields.change',
    subject: { id: customerId, name },
    before: orderFieldFacts(before),
    after: orderFieldFacts(after),
  })
  return after
}

/** Asks the shop to change master data. Errors: 400 by field, 409 `tooMany`. */
export async function sendChangeRequest(
  context: WriteContext,
  caller: SessionCaller,
  { wanted: given, message }: v.InferOutput<typeof changeRequestRequestSchema>,
): Promise<ChangeRequest> {
  const { trx, now } = context
  const { customerId, userId } = caller
  if (Object.keys(given).length === 0 && message === '')
    throw invalid('required', 'Name what is to be changed.', 'message')
  const customer = await getCustomer(trx, customerId)
  const country = countryOf(customer.country, 'SE')
  const { organisationNumber, vatNumber, invoicePostalCode } = given
  const numbers = {
    organisationNumber: organisationNumber && parseOrganisationNumber(organisationNumber, country),
    vatNumber: vatNumber && parseVatNumber(vatNumber, country, unionStates),
  }
  for (const [field, value] of Object.entries(numbers))
    if (value === null) throw invalid(field, 'The number is not one of the country.', `wanted.${field}`)
  if ((given.eInvoiceScheme === undefined) !== (given.eInvoiceId === undefined))
    throw invalid('required', 'An e-invoice address has a scheme and an identifier.', 'wanted.eInvoiceId')
  const { eInvoiceScheme, eInvoiceId } = given
  const eInvoice = eInvoiceScheme && eInvoiceId && parseEInvoiceId(eInvoiceId, eInvoiceScheme)
  if (eInvoice === null)
    throw invalid('eInvoiceId', 'The identifier is not one of the scheme.', 'wanted.eInvoiceId')
  if ((await countOpenRequests(trx, customerId)) >= most.openRequests) throw tooMany(most.openRequests)
  const wanted = {
    ...given,
    ...(numbers.organisationNumber ? { organisationNumber: numbers.organisationNumber } : {}),
    ...(numbers.vatNumber ? { vatNumber: numbers.vatNumber } : {}),
    ...(eInvoice ? { eInvoiceId: eInvoice } : {}),
    ...(invoicePostalCode
      ? { invoicePostalCode: checkedPostalCode(invoicePostalCode, country, 'wanted.invoicePostalCode') }
      : {}),
  }
  const id = randomUUID()
  const at = now.toISOString()
  await insertChangeRequest(trx, {
    id,
    customerId,
    userId,
    state: 'sent',
    wanted: JSON.stringify(wanted),
    message,
    answer: '',
    createdAt: at,
    changedAt: at,
  })
  await recordAudit(context, caller, {
    action: 'changeRequest.send',
    subject: { id, name: customer.name },
    after: { ...wanted, message },
  })
  const sent = (await readChangeRequests(trx, customerId)).find((request) => request.id === id)
  if (sent === undefined) throw notFound('There is no such request.')
  return viewChangeRequest(sent)
}

/**
 * Makes the company require a second factor, or not. Other sessions that were begun without one end; who has none sets
 * one up at the next sign-in.
 */
export async function setSecondFactorRequired(
  context: WriteContext,
  caller: SessionCaller,
  required: boolean,
): Promise<void> {
  const { trx, now } = context
  const { customerId, sessionHash } = caller
  const { name, secondFactorRequired } = await getCustomer(trx, customerId)
  await requireSecondFactor(trx, { customerId, required }, now, sessionHash)
  await recordAudit(context, caller, {
    action: 'company.change',
    subject: { id: customerId, name },
    before: { secondFactorRequired: secondFactorRequired === 1 },
    after: { secondFactorRequired: required },
  })
}
