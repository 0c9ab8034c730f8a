import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Address of a document that was imported. */
export const suppliedDocumentAddress = (file: string): string => `/documents/supplied/${file}`

/** PDF only: foreign HTML or SVG could run scripts on the shop's origin. */
const imported = /^\/documents\/supplied\/([0-9a-f]{24}(?:-([a-z0-9-]{1,80}))?\.pdf)$/u

/**
 * Answers `/documents/supplied/{name}` from the folder of documents, as a stream; null when the address is of another
 * kind or there is no such file.
 */
export async function serveDocument(address: string, folder: string | undefined): Promise<Response | null> {
  const [, file, title] = imported.exec(address) ?? []
  if (file === undefined || folder === undefined) return null
  const place = join(folder, file)
  const opened = await open(place).catch(() => null)
  if (!opened) return null
  const { size } = await opened.stat().finally(() => opened.close())
  // The two kinds of web streams, Node's and the platform's, are one thing with two declarations.
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
