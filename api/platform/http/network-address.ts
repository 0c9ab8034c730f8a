import { isIPv4, isIPv6 } from 'node:net'

/** The first 64 bits of an IPv6 address, which identify a network. */
function networkPrefix(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')
}

/**
 * The network that failures are counted for: an IPv4 address, or the /64 network of an IPv6 address, all of which one
 * subscriber has. Null for text that is not an address.
 */
export function networkOfAddress(address: string): string | null {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/iu.exec(address)?.[1]
  const plain = mapped ?? address.replace(/%.*$/u, '')
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? `${networkPrefix(plain)}::/64` : null
}
