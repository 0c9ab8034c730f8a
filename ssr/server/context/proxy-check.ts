import { BlockList, isIP } from 'node:net'
import { readNetworkAddress } from '@tradecounter/api/network-address'

/** Whether the peer of a connection is one of the operator's proxies (`TRUSTED_PROXIES`: addresses and networks). */
export function createProxyCheck(proxies: readonly string[]): (peer: string) => boolean {
  if (proxies.length === 0) return () => false
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (peer) => {
    const address = readNetworkAddress(peer)
    return address !== null && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}
