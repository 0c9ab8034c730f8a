import type * as v from 'valibot'
import { getCustomer, isPermitted } from '../accounts/service.ts'
import {
  type addressExportQuerySchema,
  type AddressFilterQuery,
  type AddressSort,
  addressesPerPage,
  type CompanyAddress,
  type CompanyAddresses,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { readAddresses } from './store.ts'
import { viewAddress } from './view.ts'

const list: RowList<CompanyAddress, AddressSort> = {
  texts: ({ name, street, street2, postalCode, city, goodsMark, phone, accessNote }) => [
    name,
    street,
    street2,
    postalCode,
    city,
    goodsMark,
    phone,
    accessNote,
  ],
  sortBy: {
    name: ({ name }) => name,
    postalCode: ({ postalCode }) => postalCode,
    city: ({ city }) => city,
  },
}

/** The delivery addresses that a query selects, in its order; inactive ones only for administrators. */
async function readSelected(
  queries: Queries,
  { customerId, userId, language }: ExportReader['caller'],
  query: AddressFilterQuery,
): Promise<{ canEdit: boolean; addresses: CompanyAddress[] }> {
  const { status } = query
  const canEdit = await isPermitted(queries, { userId, customerId }, 'perm:adminCompany')
  const { country } = await getCustomer(queries, customerId)
  const shown = (await readAddresses(queries, customerId))
    .map((row) => viewAddress(row, country))
    .filter(({ active }) => (active || canEdit) && (status === '' || active === (status === 'active')))
  return { canEdit, addresses: selectRows(shown, query, list, language) }
}

/** A page of the delivery addresses of the caller's company, the default first. */
export async function readAddressList(
  queries: Queries,
  caller: ExportReader['caller'],
  query: AddressFilterQuery & { page: number; print: '' | '1' },
): Promise<CompanyAddresses> {
  const { canEdit, addresses } = await readSelected(queries, caller, query)
  const { rows, ...page } = pageOfRows(addresses, query, addressesPerPage)
  return { ...page, canEdit, addresses: rows }
}

/** The delivery addresses that a query selects as a file in the language of the reader. */
export async function exportAddresses(
  { store, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof addressExportQuerySchema>,
): Promise<ExportContent> {
  const { addresses } = await readSelected(store.db, caller, query)
  const { headings, yes, no, ...texts } = translationsFor(locale).addressExport
  const name = `${texts.fileName}-${dayIn(sites[caller.site].country, clock())}`
  return exportContent<CompanyAddress>(
    { format, name, sheet: texts.sheetName, total: addresses.length },
    [
      { heading: headings.name, cell: (row) => row.name },
      { heading: headings.street, cell: ({ street }) => street },
      { heading: headings.street2, cell: ({ street2 }) => street2 },
      { heading: headings.postalCode, cell: ({ postalCode }) => postalCode },
      { heading: headings.city, cell: ({ city }) => city },
      { heading: headings.country, cell: ({ country }) => country },
      { heading: headings.goodsMark, cell: ({ goodsMark }) => goodsMark },
      { heading: headings.phone, cell: ({ phone }) => phone },
      { heading: headings.accessNote, cell: ({ accessNote }) => accessNote },
      { heading: headings.isDefault, cell: ({ isDefault }) => (isDefault ? yes : no) },
      { heading: headings.active, cell: ({ active }) => (active ? yes : no) },
    ],
    chunksOfRows(addresses),
  )
}
