import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Address of a document that was imported. */
export const suppliedDocumentAddress = (file: string): string => `/documents/supplied/${file}`

/** Nothing but PDF: what a stranger's page or drawing does in the shop's own name is not the shop's to say. */
const named = /^\/documents\/supplied\/([0-9a-f]{24}(?:-([a-z0-9-]{1,80}))?\.pdf)$/u

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/**
 * Answers `/documents/supplied/{name}` from the folder of imported documents; null for any other path. An unknown name
 * is a 404. The file goes out piece by piece.
 */
export async function suppliedDocument(path: string, folder: string | undefined): Promise<Response | null> {
  const [, file, called] = named.exec(path) ?? []
  if (file === undefined) return null
  if (folder === undefined) return missing()
  const place = join(folder, file)
  const opened = await open(place).catch(() => null)
  if (!opened) return missing()
  const { size } = await opened.stat().finally(() => opened.close())
  // The two kinds of web streams, Node's and the platform's, are one thing with two declarations.
  const body = Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(size),
      'content-disposition': `inline; filename="${called ?? 'document'}.pdf"`,
      // Its name is made of what it is.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
