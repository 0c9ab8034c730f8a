/** Content codings of the host, besides none. */
export type Coding = 'br' | 'gzip'

const accepts = (header: string, coding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${coding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:$|[\\s,]))(?:$|[\\s,;])`, 'u').test(header)

/** The best coding that an `Accept-Encoding` header allows. */
export function chooseContentCoding(header: string | undefined): Coding | null {
  if (!header) return null
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : null
}
