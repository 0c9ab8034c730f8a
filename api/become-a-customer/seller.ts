import { decryptSecret } from '../platform/keys/secrets.ts'
import {
  type ApplicationValues,
  applicationsPerPage,
  listWindow,
  type RevealedNumbers,
  type SellerApplication,
  type SellerApplicationAction,
  type SellerApplicationList,
  type SellerApplicationQuery,
  siteKeyOf,
  sites,
} from '../contract/index.ts'
import { recordSellerAction, findSeller } from '../sellers/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { searchPatterns } from '../platform/lists/list-filter.ts'
import type { Services } from '../platform/services.ts'
import { listWarehouses } from '../warehouses/service.ts'
import { isPersonsNumber } from '../contract/become-a-customer/form/index.ts'
import { customersOf } from './customers-of.ts'
import { maskValues, openValues } from './details.ts'
import { findIdentification, type IdentificationRow } from './identification/store.ts'
import { siteOfApplication } from './mails.ts'
import { isSamePerson, isWaiting } from './rules.ts'
import { type ApplicationRow, findApplication, findCustomerNumber, lockApplication } from './store.ts'
import { viewIdentification } from './view.ts'

const noSuch = () => notFound('There is no such application.', 'applicationId')

/** What a seller may do in a state. */
export function sellerActionsOf({ state }: Pick<ApplicationRow, 'state'>): SellerApplicationAction[] {
  if (isWaiting(state)) return ['creditCheck', 'ask', 'approve', 'reject', 'duplicate', 'reveal']
  return state === 'moreInformation' ? ['reject', 'duplicate', 'reveal'] : []
}

const viewHead = (row: ApplicationRow, seller: string) => ({
  applicationId: row.id,
  reference: row.reference ?? '',
  state: row.state,
  companyName: row.companyName,
  site: siteOfApplication(row),
  seller,
  submittedAt: row.submittedAt ?? row.createdAt,
  changedAt: row.changedAt,
})

/** A page of the applications of all sites; those that wait first, the oldest of them on top. */
export async function listApplications(
  { store: { db } }: Pick<Services, 'store'>,
  query: SellerApplicationQuery,
): Promise<SellerApplicationList> {
  const { page, pageSize, from } = listWindow(query, applicationsPerPage)
  let rows = db.selectFrom('applications').where('submittedAt', 'is not', null)
  if (query.status !== '') rows = rows.where('state', '=', query.status)
  for (const pattern of searchPatterns(query.search))
    rows = rows.where((eb) => eb(eb.ref('searchText'), 'like', pattern))
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy((eb) => eb.case().when('state', 'in', ['submitted', 'creditCheck']).then(0).else(1).end())
    .orderBy('submittedAt')
    .orderBy('id')
    .limit(pageSize)
    .offset(from)
    .execute()
  const applications = []
  for (const row of found) applications.push(viewHead(row, (await findSeller(db, row.sellerId))?.name ?? ''))
  return { total: Number(total), page, pageSize, applications }
}

const othersOf = async (queries: Queries, row: ApplicationRow) =>
  row.organisationHash === ''
    ? []
    : (
        await queries
          .selectFrom('applications')
          .select(['id', 'reference', 'state'])
          .where('organisationHash', '=', row.organisationHash)
          .where('id', '<>', row.id)
          .where('submittedAt', 'is not', null)
          .orderBy('submittedAt')
          .limit(20)
          .execute()
      ).map(({ id, reference, state }) => ({ applicationId: id, reference: reference ?? '', state }))

/** The e-identification with its evidence, and whether somebody else than the signatory has signed. */
function viewForSeller(
  key: Buffer,
  row: IdentificationRow | undefined,
  values: ApplicationValues,
  now: Date,
): SellerApplication['identification'] {
  const view = viewIdentification(key, row, values, now)
  return {
    ...view,
    issuer: row?.issuer ?? '',
    subject: row === undefined || row.subject === '' ? '' : decryptSecret(key, row.subject),
    signerDiffers: view.state === 'signed' && !isSamePerson(view.signedBy, view.signatory.name),
  }
}

/** The numbers of persons in an application; empty where it has none. */
const personalNumbersOf = ({ company, persons }: ApplicationValues): RevealedNumbers => ({
  organisationNumber: isPersonsNumber(company) ? company.organisationNumber : '',
  personalNumber: persons.personalNumber,
})

const hasPersonalNumbers = (values: ApplicationValues): boolean =>
  Object.values(personalNumbersOf(values)).some((number) => number !== '')

/** An application for a seller. Errors: 404. */
export async function readForSeller(
  services: Pick<Services, 'store' | 'keys' | 'clock'>,
  id: string,
): Promise<SellerApplication> {
  const {
    store: { db },
    keys,
    clock,
  } = services
  const row = await findApplication(db, id)
  if (row === undefined || row.submittedAt === null) throw noSuch()
  const site = siteKeyOf(siteOfApplication(row))
  const { currency } = sites[site]
  const values = openValues(keys.applications, row.details)
  const groups = await db
    .selectFrom('priceGroups')
    .select('id')
    .where('currency', '=', currency)
    .orderBy('id')
    .execute()
  const { warehouses } = await listWarehouses(db, site)
  return {
    ...viewHead(row, (await findSeller(db, row.sellerId))?.name ?? ''),
    revision: row.revision,
    values: maskValues(values),
    identification: viewForSeller(
      keys.applications,
      await findIdentification(db, row.identificationId),
      values,
      clock(),
    ),
    note: row.note,
    message: row.message,
    customerNumber: await findCustomerNumber(db, row),
    allowed: sellerActionsOf(row).filter((action) => action !== 'reveal' || hasPersonalNumbers(values)),
    customers: (await customersOf(db, row, values)).map(({ number, name, site: where }) => ({
      number,
      name,
      site: where,
    })),
    others: await othersOf(db, row),
    currency,
    priceGroups: groups.map((group) => group.id),
    warehouses: warehouses.map((warehouse) => ({ warehouseId: warehouse.id, name: warehouse.name })),
  }
}

/** The personal numbers of an application, which nobody sees without a record. Errors: 404. */
export async function revealNumbers(
  context: WriteContext,
  key: Buffer,
  sellerId: string,
  id: string,
): Promise<RevealedNumbers> {
  const row = await lockApplication(context, id)
  if (row === undefined || !sellerActionsOf(row).includes('reveal')) throw noSuch()
  await recordSellerAction(context, sellerId, {
    action: 'application.reveal',
    subject: { id, name: row.companyName },
  })
  return personalNumbersOf(openValues(key, row.details))
}
