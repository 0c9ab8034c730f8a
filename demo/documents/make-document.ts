import type { Store } from '@tradecounter/api/seed'
import { drawingAt } from '../pictures/write-pictures.ts'
import { readSheet } from './read-sheet.ts'
import { writePdf } from './write-pdf.ts'

const pattern = /^\/documents\/([A-Za-z0-9]{2,25})\/([a-z-]{1,40})\.pdf$/u

/**
 * Handles `/documents/{productCode}/{kind}.pdf` with a PDF in the reader's language, created on demand: as files,
 * the documents of all products in all languages would be larger than the catalogue. Returns null if the product
 * has no such document. `languages` are the reader's, in order of preference (`['nn', 'nb', 'en']`).
 */
export async function makeDocument(
  store: Store,
  address: string,
  languages: readonly string[],
): Promise<Response | null> {
  const [, code = '', kind = ''] = pattern.exec(address) ?? []
  const sheet = code === '' ? null : await readSheet(store.db, code, kind, languages)
  if (!sheet) return null
  return new Response(await writePdf(sheet, drawingAt(sheet.picture)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheet.code}-${kind}.pdf"`,
      // The address names no language, so shared caches must not keep the answer.
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}
