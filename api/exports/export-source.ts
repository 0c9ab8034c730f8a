import { requireSignedIn } from '../accounts/service.ts'
import type { ExportedList, Permission } from '../contract/index.ts'
import type { MyPage } from '../my-pages/service.ts'
import type { ExportContent } from '../platform/lists/export-list.ts'
import type { ApiContext, Caller, Services } from '../platform/services.ts'
import { type TranslationLocale, translationLocaleOf } from '../sites/service.ts'

/** For whom a file is made. */
export interface ExportReader {
  caller: Caller
  locale: TranslationLocale
}

/** The signed-in caller of a request as reader. Errors: 401. */
export function exportReaderOf(c: ApiContext): ExportReader {
  const caller = requireSignedIn(c.get('caller'))
  return { caller, locale: translationLocaleOf(c.req.header('x-language'), caller.language) }
}

/** Parameters of an export as they are in an address. */
export type ExportQuery = Readonly<Record<string, string>>

/** Something that can be exported. */
export interface ExportSource {
  /** The list that it exports. */
  list: ExportedList
  /** Who may read it; checked again when the job runs, because rights take effect at once. */
  rule: 'signed-in' | Permission | { page: MyPage }
  /** Errors: 400 for a query that it does not understand. */
  open: (services: Services, reader: ExportReader, query: ExportQuery) => Promise<ExportContent>
}

/** The parameters of a parsed query, as they are in an address. */
export const exportQueryOf = (query: Readonly<Record<string, unknown>>): ExportQuery =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )
