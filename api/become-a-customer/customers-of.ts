import { type ApplicationValues, countries } from '../contract/index.ts'
import { parseOrganisationNumber, registerCountry } from '../contract/numbers/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { ApplicationRow } from './store.ts'

/** Customers with the number of the company in its country, on whatever site they are. */
export async function customersOf(
  queries: Queries,
  row: Pick<ApplicationRow, 'customerId'>,
  { company }: ApplicationValues,
) {
  const country = countries.find((known) => known === company.country)
  if (country === undefined) return []
  const written = parseOrganisationNumber(company.organisationNumber, country)
  if (written === null) return []
  return queries
    .selectFrom('customers')
    .innerJoin('companyProfiles', 'companyProfiles.customerId', 'customers.id')
    .select(['customers.id', 'customers.number', 'customers.name', 'customers.site'])
    .where('companyProfiles.organisationNumber', '=', written)
    .where(
      'customers.country',
      'in',
      countries.filter((other) => registerCountry(other) === registerCountry(country)),
    )
    .where('customers.id', '<>', row.customerId)
    .orderBy('customers.number')
    .limit(20)
    .execute()
}
