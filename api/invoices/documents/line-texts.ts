import type { Language } from '@tradecounter/search'
import { languageOfSite } from '../../accounts/service.ts'
import type { SiteKey } from '../../contract/index.ts'
import { dayFormatter, fillText, translationsFor } from '../../sites/service.ts'
import type { StoredInvoice } from '../store.ts'

/** The language of the documents of a site: they are the same for every reader. */
export const documentLanguage = (site: SiteKey): Language => languageOfSite(site)

/** The text of a line of interest on an invoice. */
export const interestText =
  (site: SiteKey, number: string) =>
  (days: number): string =>
    fillText(translationsFor(documentLanguage(site)).invoice.interestLine, number, String(days))

/** The text of a line of a statement. */
export function statementText(
  site: SiteKey,
): (invoice: Pick<StoredInvoice, 'number' | 'kind' | 'dueOn'>) => string {
  const language = documentLanguage(site)
  const { kinds, statementLine } = translationsFor(language).invoice
  const formatDay = dayFormatter(language)
  return ({ number, kind, dueOn }) => fillText(statementLine, kinds[kind], number, formatDay(dueOn))
}
