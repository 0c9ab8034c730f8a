import type { ByteRange } from './file-store.ts'

/**
 * The part of a file that a `Range` header asks for: null for all of it (no header, several parts, or a form that RFC
 * 9110 lets a server ignore), `outside` if the file has no such part.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const start = Math.max(0, size - Number(to))
    return start >= size ? 'outside' : { start, end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'outside' : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
