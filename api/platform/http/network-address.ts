import { isIP, isIPv4, SocketAddress } from 'node:net'

/** An address with brackets and a port (`[2001:db8::1]:443`), or with one colon and a port (`192.0.2.1:4711`). */
const withPort = /^(?:\[([^[\]]*)\](?::\w*)?|([^:[\]]*):\w*)$/u

/**
 * The network address that a text names, in its one canonical spelling; null if it names none. Proxies write ports,
 * brackets, quotes and zones around addresses, and IPv4 addresses as IPv6 ones.
 */
export function readNetworkAddress(text: string): string | null {
  const unquoted = text.trim().replace(/^"(.*)"$/u, '$1')
  const parts = withPort.exec(unquoted)
  const address = (parts?.[1] ?? parts?.[2] ?? unquoted).replace(/%.*$/u, '')
  const family = isIP(address)
  if (family !== 6) return family === 0 ? null : address
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  return canonical.replace(/^::ffff:(?=\d+\.)/u, '')
}

/** The first 64 bits of a canonical IPv6 address, which identify a network. */
function networkPrefix(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...rest]
  return all.slice(0, 4).join(':')
}

/**
 * The network that calls and failures are counted for: an IPv4 address, or the /64 network of an IPv6 address, all of
 * which one subscriber has. Null for text that is not an address.
 */
export function networkOfAddress(text: string): string | null {
  const address = readNetworkAddress(text)
  if (address === null || isIPv4(address)) return address
  return `${networkPrefix(address)}::/64`
}
