import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../../ssr/server/context/client-address.ts'

const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8, 'ipv4')
const isProxy = (address: string): boolean => address.includes('.') && proxies.check(address, 'ipv4')

describe('clientAddress', () => {
  it.each([
    ['192.0.2.1', undefined, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['2001:db8::1', undefined, '2001:db8::1'],
    ['127.0.0.1', undefined, null],
    ['::1', undefined, null],
    [undefined, undefined, null],
    ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['127.0.0.1', '203.0.113.9', null],
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.1', '[2001:db8::2]:443', '2001:db8::2'],
    ['10.0.0.1', 'unknown', null],
    ['10.0.0.1', '127.0.0.1', null],
    ['10.0.0.1', '', null],
    ['10.0.0.1', undefined, null],
  ])('peer %s with %s gives %s', (peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor, isProxy)).toBe(address)
  })
})
