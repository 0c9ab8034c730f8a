import { randomUUID } from 'node:crypto'
import { type AccountMailPlace, hasRole } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { type ApplicationValues, countries, type SiteKey, sites } from '../contract/index.ts'
import { parseOrganisationNumber } from '../contract/numbers/index.ts'
import { insertAddress } from '../company/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { type AgreementSource, writeAgreement } from './agreements.ts'
import { inviteMember } from '../user-administration/service.ts'

/** What the shop grants a new customer. */
export interface CustomerTermsGranted {
  priceGroup: string
  warehouseId: string
  /** Minor unit of the currency; null without credit. */
  creditLimit: number | null
  paymentDays: number | null
}

/** The first number that the service gives; lower ones are of the shop's own systems. */
const firstNumber = 700_001

/** The next free customer number of a site. Concurrent calls wait for each other. */
async function nextCustomerNumber({ trx }: WriteContext, site: SiteKey): Promise<string> {
  await trx
    .insertInto('nextCustomerNumbers')
    .values({ site, next: firstNumber })
    .onConflict((conflict) => conflict.column('site').doNothing())
    .execute()
  for (;;) {
    const { next } = await trx
      .updateTable('nextCustomerNumbers')
      .set((eb) => ({ next: eb('next', '+', 1) }))
      .where('site', '=', site)
      .returning('next')
      .executeTakeFirstOrThrow()
    const number = String(next - 1)
    const taken = await trx
      .selectFrom('customers')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst()
    if (taken === undefined) return number
  }
}

/** First and last name of a person who has typed one text. One word is a first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  const firstName = words.length > 1 ? words.slice(0, -1).join(' ') : name.trim()
  return { firstName: firstName.slice(0, 40), lastName: lastName.slice(0, 40) }
}

const invited = (
  { name, email, mobile }: ApplicationValues['persons']['applicant'],
  role: string,
  language: AccountMailPlace['language'],
) => ({
  email,
  mobile,
  ...splitName(name),
  language,
  roles: [role],
  addressIds: [],
  costCentreIds: [],
  orderLimit: null,
  periodLimit: null,
  period: '' as const,
  approverId: '',
})

/**
 * Makes the customer of an application in one transaction with its first administrator, who is the applicant, its
 * buyers and its delivery addresses. Everybody is invited by mail. Returns the id and the number.
 */
export async function createCustomer(
  context: WriteContext,
  {
    site,
    values,
    granted,
    place,
    agreement,
  }: {
    site: SiteKey
    values: ApplicationValues
    granted: CustomerTermsGranted
    place: AccountMailPlace
    agreement: AgreementSource
  },
): Promise<{ id: string; number: string }> {
  const { trx } = context
  const { company, persons, delivery } = values
  const id = randomUUID()
  const number = await nextCustomerNumber(context, site)
  // Companies of neighbouring countries keep their own.
  const country = countries.find((known) => known === company.country) ?? sites[site].country
  const { name, street, postalCode, city } = company
  const { priceGroup, warehouseId, creditLimit, paymentDays } = granted
  await trx
    .insertInto('customers')
    .values({ id, number, name, site, priceGroup, warehouseId, street, postalCode, city, country })
    .execute()
  const written = parseOrganisationNumber(company.organisationNumber, country)
  await trx
    .insertInto('companyProfiles')
    .values({
      customerId: id,
      organisationNumber: written ?? company.organisationNumber,
      vatNumber: company.vatNumber,
      invoiceName: name,
      invoiceStreet: street,
      invoicePostalCode: postalCode,
      invoiceCity: city,
      eInvoiceScheme: company.eInvoiceScheme,
      eInvoiceId: company.eInvoiceId,
      paymentDays,
      creditLimit,
      parentId: null,
    })
    .execute()
  await trx
    .insertInto('companySettings')
    .values({
      customerId: id,
      version: 1,
      invoiceEmail: company.invoiceEmail,
      confirmationEmails: '[]',
      deliveryDays: '[]',
    })
    .execute()
  // Members without the right to order to any address need one of the company.
  const addresses = delivery.toCompanyAddress
    ? [{ name: name.slice(0, 80), street, postalCode, city, country, goodsMark: '', phone: '' }]
    : delivery.addresses
  for (const [at, address] of addresses.entries())
    await insertAddress(trx, { id: randomUUID(), customerId: id, ...address, isDefault: at === 0 ? 1 : 0 })
  await recordAudit(
    context,
    { customerId: id, userId: '' },
    { action: 'customer.create', subject: { id, name }, after: { number } },
  )
  const userId = await invitePeople(context, id, persons, place)
  await writeAgreement(context, { customerId: id, userId }, values, agreement)
  return { id, number }
}

/** Invites the applicant and the buyers. Returns the user of the applicant. */
async function invitePeople(
  context: WriteContext,
  customerId: string,
  { applicant, buyers }: ApplicationValues['persons'],
  place: AccountMailPlace,
): Promise<string> {
  // Nobody of the company invites: the shop does.
  const shop = { customerId, userId: '', place }
  const userId = await inviteMember(context, shop, invited(applicant, 'administrator', place.language))
  const own = applicant.email.trim().toLowerCase()
  if (!(await hasRole(context.trx, 'buyer'))) return userId
  for (const buyer of buyers)
    if (buyer.email.trim().toLowerCase() !== own)
      await inviteMember(context, shop, invited(buyer, 'buyer', place.language))
  return userId
}
