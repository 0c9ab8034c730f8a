import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Address of an imported document. */
export const suppliedDocumentAddress = (file: string): string => `/documents/supplied/${file}`

/** PDF only: foreign HTML or SVG could run scripts on the shop's origin. */
const imported = /^\/documents\/supplied\/([0-9a-f]{24}(?:-([a-z0-9-]{1,80}))?\.pdf)$/u

/**
 * Handles `/documents/supplied/{name}` from the folder of documents, as a stream; null if the address is of another
 * kind or the file does not exist.
 */
export async function serveDocument(address: string, folder: string | undefined): Promise<Response | null> {
  const [, file, title] = imported.exec(address) ?? []
  if (file === undefined || folder === undefined) return null
  const place = join(folder, file)
  const opened = await open(place).catch(() => null)
  if (!opened) return null
  const { size } = await opened.stat().finally(() => opened.close())
  // Node's and the platform's web streams are the same class with two type declarations.
  const body = Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(size),
      'content-disposition': `inline; filename="${title ?? 'document'}.pdf"`,
      // The name is a hash of the file, so the file never changes under its address.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
