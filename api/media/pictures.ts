import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Kinds of pictures that are served, by the ending of their file. Drawings of strangers may hold scripts, so none. */
export const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const

/** Address of a picture that was imported. */
export const suppliedAddress = (name: string): string => `/pictures/supplied/${name}`

const named = /^\/pictures\/supplied\/([0-9a-f]{24}\.(jpg|png|webp|gif))$/u

/** A picture's name is made of what it is, so it may be kept for ever. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/**
 * Answers `/pictures/supplied/{name}` from the folder of imported pictures; null for any other path. An unknown name
 * is a 404.
 */
export async function suppliedPicture(path: string, folder: string | undefined): Promise<Response | null> {
  if (!path.startsWith('/pictures/supplied/')) return null
  const [, name, ending] = named.exec(path) ?? []
  const kind = Object.entries(pictureTypes).find(([each]) => each === ending)?.[1]
  if (folder === undefined || name === undefined || kind === undefined) return missing()
  try {
    const bytes = await readFile(join(folder, name))
    return new Response(bytes, { headers: { ...headers, 'content-type': kind } })
  } catch {
    return missing()
  }
}
