import type { SessionCaller } from '../accounts/service.ts'
import {
  type AgreementFilterQuery,
  type AgreementHead,
  type AgreementList,
  type AgreementSort,
  agreementsPerPage,
  listWindow,
  type NearAgreements,
  sites,
} from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { foldText, type ListSort, searchWords, sortOf } from '../platform/lists/list-filter.ts'
import type { Caller, Services } from '../platform/services.ts'
import { agreementState, agreementWarnings, usedShareOf } from './rules.ts'
import { type AgreementRecord, readAgreements } from './store.ts'

/** What the list and the page of an agreement show of it. */
export const viewHead = (agreement: AgreementRecord, today: string): AgreementHead => ({
  agreementId: agreement.id,
  number: agreement.number,
  name: agreement.name,
  kind: agreement.kind,
  state: agreementState(agreement, today),
  validFrom: agreement.validFrom,
  validTo: agreement.validTo,
  project: agreement.project,
  contactName: agreement.contactName,
  currency: agreement.currency,
  usedShare: usedShareOf(agreement),
  warnings: agreementWarnings(agreement, today),
})

const endingFirst: ListSort<AgreementSort> = { column: 'validTo', direction: 'asc' }

/** Whether an agreement has all words of a search in its numbers, names and articles. */
function matches({ number, name, project, contactName, lines }: AgreementRecord, words: readonly string[]) {
  const texts = lines.flatMap((line) => [line.variantCode, line.name])
  const text = foldText([number, name, project, contactName, ...texts].join(' '))
  return words.every((word) => text.includes(word))
}

/** An agreement with its head. */
export interface FoundAgreement {
  agreement: AgreementRecord
  head: AgreementHead
}

/**
 * The customer's agreements that filters select, sorted. A customer has few, and their states follow from the day and
 * from orders: they are filtered here. Errors: 400 for days in the wrong order.
 */
export async function findAgreements(
  { store: { db }, clock }: Services,
  { customerId, site }: Caller,
  query: AgreementFilterQuery,
): Promise<FoundAgreement[]> {
  if (query.from !== '' && query.to !== '' && query.from > query.to)
    throw new ApiError(400, 'invalid', 'The last day is before the first.', { field: 'to' })
  const today = dayIn(sites[site].country, clock())
  const words = searchWords(query.search)
  const { column, direction } = sortOf(query, endingFirst)
  return (await readAgreements(db, customerId))
    .filter((agreement) => matches(agreement, words))
    .map((agreement) => ({ agreement, head: viewHead(agreement, today) }))
    .filter(
      ({ head: { state, kind, validTo } }) =>
        (query.status.length === 0 || query.status.includes(state)) &&
        (query.kind.length === 0 || query.kind.includes(kind)) &&
        (query.from === '' || validTo >= query.from) &&
        (query.to === '' || validTo <= query.to),
    )
    .toSorted(({ head: a }, { head: b }) => {
      const [left, right] = [a[column] ?? -1, b[column] ?? -1]
      const order = left < right ? -1 : left > right ? 1 : a.number < b.number ? -1 : 1
      return direction === 'asc' ? order : -order
    })
}

/** A page of the customer's agreements. */
export async function readAgreementList(
  services: Services,
  caller: SessionCaller,
  query: AgreementFilterQuery & { page: number; print: '' | '1' },
): Promise<AgreementList> {
  const found = await findAgreements(services, caller, query)
  const { page, pageSize, from } = listWindow(query, agreementsPerPage)
  const agreements = found.slice(from, from + pageSize).map(({ head }) => head)
  return { total: found.length, page, pageSize, agreements }
}

/** Agreements that the dashboard shows. */
const mostNear = 10

/** Agreements that are nearly used up or end soon, those that end first. */
export async function readNearAgreements(
  { store: { db }, clock }: Services,
  { customerId, site }: SessionCaller,
): Promise<NearAgreements> {
  const today = dayIn(sites[site].country, clock())
  const agreements = (await readAgreements(db, customerId))
    .map((agreement) => viewHead(agreement, today))
    .filter(({ warnings }) => warnings.length > 0)
    .toSorted((a, b) => (a.validTo < b.validTo ? -1 : a.validTo > b.validTo ? 1 : 0))
  return { agreements: agreements.slice(0, mostNear) }
}
