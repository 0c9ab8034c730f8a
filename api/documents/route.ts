import { pictureRoute } from '../pictures/index.ts'
import type { Store } from '../platform/database/index.ts'
import { readSheet } from './sheet.ts'

const address = /^\/documents\/([A-Za-z0-9]{2,25})\/([a-z-]{1,40})\.pdf$/u

/**
 * Answers `/documents/{productCode}/{kind}.pdf`, written when asked for; null for any other path. 404 when the product
 * has no such document. `languages` are the reader's, in order of preference (`['nn', 'nb', 'en']`).
 */
export async function documentRoute(
  path: string,
  { store, languages }: { store: Store; languages: readonly string[] },
): Promise<Response | null> {
  if (!path.startsWith('/documents/')) return null
  const [, code = '', kind = ''] = address.exec(path) ?? []
  const sheet = code === '' ? null : await readSheet(store.db, code, kind, languages)
  if (!sheet) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  // Loaded with the first document: the library takes 11 MB.
  const { writePdf } = await import('./pdf.ts')
  const drawing = await pictureRoute(sheet.picture)?.text()
  return new Response(await writePdf(sheet, drawing || null), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheet.code}-${kind}.pdf"`,
      // The address says no language, so only the reader's own cache may keep it.
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}
