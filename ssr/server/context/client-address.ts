import { isIP } from 'node:net'

const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/u, '$1')
    .replace(/^::ffff:(?=\d+\.)/iu, '')

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/**
 * The network address that a request comes from: the nearest one in `X-Forwarded-For` that is none of the trusted
 * proxies, else the peer itself. Null when that is this machine, or when it cannot be told: whoever sits behind a
 * proxy that nobody has named must not be counted as one with all others behind it.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isProxy: (address: string) => boolean,
): string | null {
  const hops = [...(forwardedFor ?? '').split(',').filter(Boolean), peer ?? ''].map(plain)
  for (const hop of hops.toReversed()) {
    if (isIP(hop) === 0) return null
    if (!isProxy(hop)) return isLoopback(hop) ? null : hop
  }
  return null
}
