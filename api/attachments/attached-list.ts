import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import {
  type attachedExportQuerySchema,
  type AttachedFilterQuery,
  type AttachedList,
  type Attachment,
  attachedPerPage,
  type AttachedSort,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { roleNamesFor, translationsFor } from '../sites/service.ts'
import { readCustomersOf } from './service.ts'

const list: RowList<Attachment, AttachedSort> = {
  texts: ({ number, name, nickname, address, city }) => [number, name, nickname, address, city],
  sortBy: {
    number: ({ number }) => number,
    // As the list shows it.
    name: ({ nickname, name }) => nickname || name,
    city: ({ city }) => city,
  },
}

/** The customers of the caller on this site that a query selects, in its order or in that of the caller. */
async function readSelected(
  queries: Queries,
  caller: SessionCaller,
  query: AttachedFilterQuery,
): Promise<Attachment[]> {
  const { status } = query
  const wanted = (await readCustomersOf(queries, caller)).filter(
    ({ hidden }) => status === '' || hidden === (status === 'hidden'),
  )
  return selectRows(wanted, query, list, caller.language)
}

/** A page of the customers of the caller on this site. */
export async function readAttachedList(
  queries: Queries,
  caller: SessionCaller,
  query: AttachedFilterQuery & { page: number; print: '' | '1' },
): Promise<AttachedList> {
  const { rows, ...page } = pageOfRows(await readSelected(queries, caller, query), query, attachedPerPage)
  return { ...page, customers: rows }
}

/** The customers of a user that a query selects as a file in the language of the reader. */
export async function exportAttached(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  locale: ExportReader['locale'],
  { format, ...query }: v.InferOutput<typeof attachedExportQuerySchema>,
): Promise<ExportContent> {
  const customers = await readSelected(db, caller, query)
  // A filter may leave the parent out, which is named all the same.
  const names = new Map((await readCustomersOf(db, caller)).map((row) => [row.customerId, row.name]))
  const { headings, yes, no, fileName, sheetName } = translationsFor(locale).attachedExport
  const roleName = roleNamesFor(locale)
  const name = `${fileName}-${dayIn(sites[caller.site].country, clock())}`
  return exportContent<Attachment>(
    { format, name, sheet: sheetName, total: customers.length },
    [
      { heading: headings.number, cell: ({ number }) => number },
      { heading: headings.name, cell: (row) => row.name },
      { heading: headings.nickname, cell: ({ nickname }) => nickname },
      { heading: headings.address, cell: ({ address }) => address },
      { heading: headings.city, cell: ({ city }) => city },
      { heading: headings.roles, cell: ({ roles }) => roles.map(roleName).join(', ') },
      { heading: headings.parent, cell: ({ parentId }) => names.get(parentId ?? '') ?? '' },
      { heading: headings.isDefault, cell: ({ isDefault }) => (isDefault ? yes : no) },
      { heading: headings.hidden, cell: ({ hidden }) => (hidden ? yes : no) },
    ],
    chunksOfRows(customers),
  )
}
