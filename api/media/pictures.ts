import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Kinds of pictures that an import takes, by file extension. SVG is not among them: it may hold scripts. */
const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const

/** Address of a picture that was imported. */
export const suppliedAddress = (name: string): string => `/pictures/supplied/${name}`

/** Address of the picture that stands for an article without one. */
const placeholderAddress = '/pictures/none.svg'

const servedTypes: Readonly<Record<string, string>> = { ...pictureTypes, svg: 'image/svg+xml; charset=utf-8' }

const imported = /^\/pictures\/supplied\/([0-9a-f]{24}\.(?:jpg|png|webp|gif))$/u
/** Drawings lie in the folder of pictures as in their addresses. Only the operator can put one there. */
const drawn = /^\/pictures\/((?:[a-z-]{1,40}\/)?[a-z0-9-]{1,80}\.svg)$/u

/** Pictures never change under an address, and run and load nothing when opened as a page. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** Path of the picture's file, or null when the address is none of a picture. */
function fileOf(address: string, folder: string | undefined): string | null {
  if (address === placeholderAddress) return join(import.meta.dirname, 'none.svg')
  const [, name] = imported.exec(address) ?? drawn.exec(address) ?? []
  return name === undefined || folder === undefined ? null : join(folder, name)
}

/** Answers `/pictures/*` from the folder of pictures; null when there is no such file. */
export async function servePicture(address: string, folder: string | undefined): Promise<Response | null> {
  const file = fileOf(address, folder)
  const bytes = file && (await readFile(file).catch(() => null))
  if (!file || !bytes) return null
  const type = servedTypes[extname(file).slice(1)] ?? 'application/octet-stream'
  return new Response(bytes, { headers: { ...headers, 'content-type': type } })
}
