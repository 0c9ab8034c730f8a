import zlib from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { bytesAfter, type CutDocument } from '../document/document.ts'
import { brotliSplice, type Coding, gzipSplice, plainSplice, type Splice } from './splice.ts'

const brotli = promisify(zlib.brotliCompress)

const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A page that can be sent any number of times, each time with a nonce of its own. */
export interface KeptPage {
  status: number
  /** Bytes that it takes up, with the codings that may be made of it. */
  size: number
  plain: Splice
  /** Nothing for a coding that has not been asked for yet. */
  ready(coding: Coding | null): Splice | undefined
  /** Null when this document cannot be kept in that coding; it is then compressed anew each time. */
  make(coding: Coding | null): Promise<Splice | null>
}

/** Compresses the whole document for this one response. */
export const compressOnce = async (
  document: Buffer<ArrayBuffer>,
  coding: Coding | null,
): Promise<Buffer<ArrayBuffer>> => {
  if (coding === 'br') return brotli(document, brotliOptions)
  return coding === 'gzip' ? zlib.gzipSync(document, { level: 6 }) : document
}

/** Keeps a document in every coding that somebody asked for. */
export function keepPage(status: number, document: CutDocument): KeptPage {
  const before = Buffer.from(document.before)
  const after = Buffer.concat(bytesAfter(document))
  const plain = plainSplice(before, after)
  const made: { br?: Splice; gzip?: Splice } = {}
  return {
    status,
    // Itself and up to two compressed copies.
    size: (before.length + after.length) * 1.5 + 2048,
    plain,
    ready: (coding) => (coding === null ? plain : made[coding]),
    make: async (coding) => {
      if (coding === null) return plain
      const splice = coding === 'gzip' ? gzipSplice(before, after) : await brotliSplice(before, after)
      if (splice) made[coding] = splice
      return splice
    },
  }
}

/**
 * Visitors' pages, bounded by bytes, each rendered once however many ask at the same time. A page that is not to be
 * kept is given to those who waited for it.
 */
export function createPageCache(limits: { bytes: number; freshFor: number }) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: limits.bytes,
    ttl: limits.freshFor,
    // The time need not be asked for at every look.
    ttlResolution: Math.ceil(limits.freshFor / 100),
    ttlAutopurge: false,
    // What is old is better than nothing when too much is asked for at once.
    noDeleteOnStaleGet: true,
  })
  const rendering = new Map<string, Promise<KeptPage>>()
  let generation = 0

  const render = async (
    key: string,
    make: () => Promise<{ page: KeptPage; keep: boolean }>,
  ): Promise<KeptPage> => {
    const begun = generation
    const { page, keep } = await make()
    // What was begun before everything was cleared is old.
    if (keep && begun === generation) pages.set(key, page, { size: Math.ceil(page.size) })
    return page
  }

  return {
    find: (key: string): KeptPage | undefined => pages.get(key),
    /** The same however old it is. */
    findStale: (key: string): KeptPage | undefined => pages.get(key, { allowStale: true }),
    get: (key: string, make: () => Promise<{ page: KeptPage; keep: boolean }>): Promise<KeptPage> => {
      const known = pages.get(key)
      if (known) return Promise.resolve(known)
      const running = rendering.get(key)
      if (running) return running
      const started = render(key, make).finally(() => {
        if (rendering.get(key) === started) rendering.delete(key)
      })
      rendering.set(key, started)
      return started
    },
    clear: () => {
      generation += 1
      pages.clear()
      rendering.clear()
    },
    get bytes() {
      return pages.calculatedSize
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
