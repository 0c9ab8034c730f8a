import type * as v from 'valibot'
import { orderScopeOf, type SessionCaller } from '../accounts/service.ts'
import { articleTextsFor } from '../catalogue/articles/service.ts'
import { type Agreement, type callOffExportQuerySchema, mostExportRows, sites } from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { notFound } from '../platform/http/api-error.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { countCallOffs, readCallOffs } from './progress-store.ts'
import { readAgreements } from './store.ts'
import { viewCallOff } from './view.ts'

/** What orders have called off of an agreement, newest first, as a file in the language of the reader. Errors: 404. */
export async function exportCallOffs(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  locale: ExportReader['locale'],
  { agreementId, format }: v.InferOutput<typeof callOffExportQuerySchema>,
): Promise<ExportContent> {
  const [agreement] = await readAgreements(db, caller.customerId, [agreementId])
  if (agreement === undefined) throw notFound('There is no such agreement.', 'agreementId')
  const lines = await readCallOffs(db, agreementId, mostExportRows)
  const scope = await orderScopeOf(db, caller)
  const units = await articleTextsFor(
    db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  const { country } = sites[caller.site]
  const { headings, yes, no, fileName, sheetName } = translationsFor(locale).callOffExport
  return exportContent<Agreement['callOffs'][number]>(
    {
      format,
      name: `${fileName}-${agreement.number}-${dayIn(country, clock())}`,
      sheet: sheetName,
      total: await countCallOffs(db, agreementId),
    },
    [
      { heading: headings.order, cell: ({ orderNumber }) => orderNumber },
      { heading: headings.date, cell: ({ placedAt }) => dayIn(country, new Date(placedAt)) },
      { heading: headings.user, cell: ({ userName }) => userName },
      { heading: headings.line, cell: ({ position }) => position },
      { heading: headings.name, cell: ({ name }) => name },
      { heading: headings.quantity, cell: ({ quantity }) => quantity },
      { heading: headings.unit, cell: ({ unit }) => unit },
      { heading: headings.cancelled, cell: ({ quantity }) => (quantity === 0 ? yes : no) },
    ],
    chunksOfRows(lines.map((line) => viewCallOff(line, scope, units))),
  )
}
