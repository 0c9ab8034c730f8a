import { isIP } from 'node:net'

const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/u, '$1')
    .replace(/^::ffff:(?=\d+\.)/iu, '')

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/**
 * The network address of the client: the nearest one in `X-Forwarded-For` that is no trusted proxy, else the peer. Null
 * if it is this machine or unknown: clients behind an unlisted proxy must not be counted as one.
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
