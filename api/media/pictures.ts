import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Picture formats that an import accepts, by file extension. Not SVG, because it may contain scripts. */
const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const

/** Address of an imported picture. */
export const suppliedAddress = (name: string): string => `/pictures/supplied/${name}`

/** Address of the placeholder for an article without a picture. */
const placeholderAddress = '/pictures/none.svg'

const servedTypes: Readonly<Record<string, string>> = { ...pictureTypes, svg: 'image/svg+xml; charset=utf-8' }

const imported = /^\/pictures\/supplied\/([0-9a-f]{24}\.(?:jpg|png|webp|gif))$/u
/**
 * Drawings have the same path in the folder of pictures as in their addresses. Only the operator can put one there.
 */
const drawn = /^\/pictures\/((?:[a-z-]{1,40}\/)?[a-z0-9-]{1,80}\.svg)$/u

/** Pictures never change under an address; opened as a page, they cannot run or load anything. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** Path of the picture's file, or null if the address is not that of a picture. */
function fileOf(address: string, folder: string | undefined): string | null {
  if (address === placeholderAddress) return join(import.meta.dirname, 'none.svg')
  const [, name] = imported.exec(address) ?? drawn.exec(address) ?? []
  return name === undefined || folder === undefined ? null : join(folder, name)
}

/** Handles `/pictures/*` from the folder of pictures; null if the file does not exist. */
export async function servePicture(address: string, folder: string | undefined): Promise<Response | null> {
  const file = fileOf(address, folder)
  const bytes = file && (await readFile(file).catch(() => null))
  if (!file || !bytes) return null
  const type = servedTypes[extname(file).slice(1)] ?? 'application/octet-stream'
  return new Response(bytes, { headers: { ...headers, 'content-type': type } })
}
