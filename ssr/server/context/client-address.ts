import { readNetworkAddress } from '@tradecounter/api/network-address'

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/**
 * The network address of the client: the nearest one in `X-Forwarded-For` that is no trusted proxy, else the peer. A
 * proxy that names no client, or not in a way that can be read, counts as the client itself, and `onUnreadable` is
 * called with its address. So no header switches a limit off. Null if the address is this machine or unknown: clients
 * behind an unlisted proxy must not be counted as one. `forwardedFor` is undefined if a request of this machine without
 * the header is its own: in production a proxy on the same machine may have lost the header.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isProxy: (address: string) => boolean,
  onUnreadable: (proxy: string) => void = () => {},
): string | null {
  let nearest = readNetworkAddress(peer ?? '')
  if (nearest === null) return null
  if (!isProxy(nearest)) return isLoopback(nearest) ? null : nearest
  if (forwardedFor === undefined && isLoopback(nearest)) return null
  // Empty elements of a list do not count (RFC 9110 §5.6.1).
  const hops = (forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== '')
  for (const hop of hops.toReversed()) {
    const address = readNetworkAddress(hop)
    if (address === null) {
      onUnreadable(nearest)
      return nearest
    }
    if (!isProxy(address)) return isLoopback(address) ? null : address
    nearest = address
  }
  if (hops.length === 0) onUnreadable(nearest)
  return nearest
}
