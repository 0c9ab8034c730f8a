import zlib from 'node:zlib'
import { promisify } from 'node:util'
import type { Bytes } from '../../../pages/page-context.ts'
import type { Coding } from '../content-coding.ts'
import type { SitePolicies } from '../headers/page-policy.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Compresses a document for one response. Returns it unchanged without a coding. */
export const encodeDocument = async (
  document: Bytes,
  coding: Coding | null,
  brotliQuality = 4,
): Promise<Bytes> => {
  if (coding === 'br')
    return brotli(document, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  return coding === 'gzip' ? gzip(document, { level: 6 }) : document
}

/** A page for every anonymous visitor: one buffer for each coding. */
export interface CachedPage {
  status: number
  /** The policies of the site it belongs to. */
  policies: SitePolicies
  /** False if a part is missing because of a temporary failure: such a page is sent and not cached. */
  complete: boolean
  /** Bytes in memory, including the codings that may be added. */
  size: number
  /** Undefined until a request accepts this coding. */
  body(coding: Coding | null): Bytes | undefined
  encode(coding: Coding | null): Promise<Bytes>
}

/** Keeps a document in every requested coding. */
export function createCachedPage({
  status,
  document,
  policies,
  complete,
}: Pick<CachedPage, 'status' | 'policies' | 'complete'> & { document: Bytes }): CachedPage {
  const encoded = new Map<Coding, Bytes>()
  return {
    status,
    policies,
    complete,
    // The document and up to two compressed copies.
    size: Math.ceil(document.length * 1.5) + 2048,
    body: (coding) => (coding === null ? document : encoded.get(coding)),
    encode: async (coding) => {
      const body = await encodeDocument(document, coding, 5)
      if (coding !== null) encoded.set(coding, body)
      return body
    },
  }
}
