import type { SessionCaller } from '../accounts/service.ts'
import { type Attachment, type ExportFormat, sites } from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { readAttached } from './service.ts'

/** The customers of a user on this site, in the user's order, as a file in the language of the reader. */
export async function exportAttached(
  { store, clock }: Services,
  caller: SessionCaller,
  locale: ExportReader['locale'],
  format: ExportFormat,
): Promise<ExportContent> {
  const now = clock()
  const { customers } = await readAttached(store.db, caller, now)
  const names = new Map(customers.map(({ customerId, name }) => [customerId, name]))
  const { headings, yes, no, fileName, sheetName } = translationsFor(locale).attachedExport
  return exportContent<Attachment>(
    {
      format,
      name: `${fileName}-${dayIn(sites[caller.site].country, now)}`,
      sheet: sheetName,
      total: customers.length,
    },
    [
      { heading: headings.number, cell: ({ number }) => number },
      { heading: headings.name, cell: ({ name }) => name },
      { heading: headings.nickname, cell: ({ nickname }) => nickname },
      { heading: headings.address, cell: ({ address }) => address },
      { heading: headings.city, cell: ({ city }) => city },
      { heading: headings.roles, cell: ({ roles }) => roles.join(', ') },
      { heading: headings.parent, cell: ({ parentId }) => names.get(parentId ?? '') ?? '' },
      { heading: headings.isDefault, cell: ({ isDefault }) => (isDefault ? yes : no) },
      { heading: headings.hidden, cell: ({ hidden }) => (hidden ? yes : no) },
    ],
    chunksOfRows(customers),
  )
}
