import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Coding } from './splice.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** A file of the build with its headers; named by its content, so it never changes. */
export interface Asset {
  body: Buffer<ArrayBuffer>
  headers: Record<string, string>
}

const immutable = 'public, max-age=31536000, immutable'

const readTree = (folder: string, under = ''): string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = `${under}/${entry.name}`
    return entry.isDirectory() ? readTree(folder, path) : [path]
  })

/** The files under `/assets/`, each in the codings that the build made beside it. Read when first asked for. */
export function openAssets(folder: string) {
  const paths = new Set(readTree(folder).filter((path) => path.startsWith('/assets/')))
  const read = new Map<string, Asset>()

  return (path: string, coding: Coding | null): Asset | null => {
    if (!paths.has(path) || path.endsWith('.br') || path.endsWith('.gz')) return null
    const suffix = coding === 'br' ? '.br' : '.gz'
    const coded = coding !== null && paths.has(path + suffix)
    const file = coded ? path + suffix : path
    const known = read.get(file)
    if (known) return known
    const asset: Asset = {
      body: readFileSync(join(folder, file)),
      headers: {
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': immutable,
        Vary: 'Accept-Encoding',
        ...(coded ? { 'Content-Encoding': coding } : {}),
      },
    }
    read.set(file, asset)
    return asset
  }
}
export type Assets = ReturnType<typeof openAssets>

const accepts = (header: string, coding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${coding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|[\\s,]))(?:$|[\\s,;])`, 'u').test(header)

/** The best coding that the browser takes and the host speaks. */
export function chooseCoding(header: string | undefined): Coding | null {
  if (!header) return null
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : null
}

const fileLike =
  /\.(?:avif|bak|cgi|conf|css|csv|env|eot|gif|gz|html?|ico|ini|jpe?g|js|json|jsx|log|map|md|mjs|otf|pdf|php|png|sql|svg|tar|te?xt|tsx?|ttf|txt|wasm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/iu

/** Whether an address names a file. One that is not there is 404, never a page (web cache deception). */
export const looksLikeFile = (path: string): boolean => fileLike.test(path)
