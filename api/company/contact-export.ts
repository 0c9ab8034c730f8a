import { type CompanyContact, type ExportFormat, sites } from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { readContacts } from './store.ts'
import { viewContact } from './view.ts'

/** The contact persons of the reader's company as a file in the language of the reader. */
export async function exportContacts(
  { store, clock }: Services,
  { caller, locale }: ExportReader,
  format: ExportFormat,
): Promise<ExportContent> {
  const contacts = (await readContacts(store.db, caller.customerId)).map(viewContact)
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
