import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from './asset-archive.ts'
import type { Coding } from '../content-coding.ts'

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

/** A file of the build with its headers. Its name contains a hash of its content. */
export interface Asset {
  body: Buffer<ArrayBuffer>
  headers: Record<string, string>
}

const immutable = 'public, max-age=31536000, immutable'

const assetsBelow = (folder: string): ReadonlySet<string> =>
  new Set(filesBelow(folder).filter((path) => path.startsWith('/assets/')))

/** Milliseconds between two searches of the archive for unknown files. */
const searchEveryMs = 5000

/** The content of a file; null if it has been removed since it was listed. */
function readWhole(file: string): Asset['body'] | null {
  try {
    return readFileSync(file)
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null
    throw failure
  }
}

/** The files currently in the archive: another instance may run a newer release. */
function archivedAssets(folder: string): (path: string) => ReadonlySet<string> {
  let paths: ReadonlySet<string> = new Set()
  let lookedAt = -Infinity
  return (path) => {
    if (!paths.has(path) && performance.now() - lookedAt > searchEveryMs) {
      lookedAt = performance.now()
      paths = assetsBelow(folder)
    }
    return paths
  }
}

/**
 * The files under `/assets/` in the codings made by the build, each read once. `archiveFolder` has those of other
 * releases, for pages that are still open. Not Hono's `serveStatic`, which reads from one folder and from disk each
 * time.
 */
export function openAssets(ownFolder: string, archiveFolder?: string) {
  const own = assetsBelow(ownFolder)
  const kept = archiveFolder === undefined ? null : archivedAssets(archiveFolder)
  const read = new Map<string, Asset>()

  return (path: string, coding: Coding | null): Asset | null => {
    if (path.endsWith('.br') || path.endsWith('.gz') || path.endsWith('.part')) return null
    const isOwn = own.has(path)
    const paths = isOwn || kept === null ? own : kept(path)
    if (!paths.has(path)) return null
    const suffix = coding === 'br' ? '.br' : '.gz'
    const coded = coding !== null && paths.has(path + suffix)
    const file = coded ? path + suffix : path
    const known = read.get(file)
    if (known) return known
    const body = readWhole(join(isOwn || archiveFolder === undefined ? ownFolder : archiveFolder, file))
    if (body === null) return null
    const asset: Asset = {
      body,
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
