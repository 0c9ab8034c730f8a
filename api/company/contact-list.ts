import type * as v from 'valibot'
import {
  type CompanyContact,
  type CompanyContacts,
  type contactExportQuerySchema,
  type ContactFilterQuery,
  type ContactSort,
  contactsPerPage,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { readContacts } from './store.ts'
import { viewContact } from './view.ts'

const list: RowList<CompanyContact, ContactSort> = {
  texts: ({ name, title, phone, email }) => [name, title, phone, email],
  sortBy: {
    name: ({ name }) => name,
    title: ({ title }) => title || null,
    email: ({ email }) => email || null,
  },
}

/** The contact persons of the caller's company that a query selects, in its order. */
async function readSelected(
  queries: Queries,
  { customerId, language }: ExportReader['caller'],
  query: ContactFilterQuery,
): Promise<CompanyContact[]> {
  const contacts = (await readContacts(queries, customerId)).map(viewContact)
  return selectRows(contacts, { ...query, sort: query.sort ?? 'name' }, list, language)
}

/** A page of the contact persons of the caller's company. */
export async function readContactList(
  queries: Queries,
  caller: ExportReader['caller'],
  query: ContactFilterQuery & { page: number; print: '' | '1' },
): Promise<CompanyContacts> {
  const { rows, ...page } = pageOfRows(await readSelected(queries, caller, query), query, contactsPerPage)
  return { ...page, contacts: rows }
}

/** The contact persons that a query selects as a file in the language of the reader. */
export async function exportContacts(
  { store, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof contactExportQuerySchema>,
): Promise<ExportContent> {
  const contacts = await readSelected(store.db, caller, query)
  const { headings, fileName, sheetName } = translationsFor(locale).contactExport
  const name = `${fileName}-${dayIn(sites[caller.site].country, clock())}`
  return exportContent<CompanyContact>(
    { format, name, sheet: sheetName, total: contacts.length },
    [
      { heading: headings.name, cell: (row) => row.name },
      { heading: headings.title, cell: ({ title }) => title },
      { heading: headings.phone, cell: ({ phone }) => phone },
      { heading: headings.email, cell: ({ email }) => email },
    ],
    chunksOfRows(contacts),
  )
}
