import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { networkOfAddress } from '../../../api/platform/http/network-address.ts'
import { clientAddress } from '../../../ssr/server/context/client-address.ts'
import { createContextResolver } from '../../../ssr/server/context/request-context.ts'
import { createProxyWarning } from '../../../ssr/server/context/proxy-warning.ts'
import { createLog } from '../../../ssr/server/operations/log.ts'
import { settingsWith } from '../stand-ins.ts'

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
    ['10.0.0.1', '127.0.0.1', null],
  ])('peer %s with %s gives %s', (peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor, isProxy)).toBe(address)
  })

  it.each([
    ['[2001:db8::2]:443', '2001:db8::2'],
    ['[2001:db8::2]', '2001:db8::2'],
    ['2001:DB8:0:0::2', '2001:db8::2'],
    ['203.0.113.20:4711', '203.0.113.20'],
    ['203.0.113.20:', '203.0.113.20'],
    ['"203.0.113.20:4711"', '203.0.113.20'],
    ['"[2001:db8::2]:443"', '2001:db8::2'],
    ['  203.0.113.20\t', '203.0.113.20'],
    ['203.0.113.20, ', '203.0.113.20'],
    ['203.0.113.20,,10.0.0.2:80', '203.0.113.20'],
    ['2001:db8::2%eth0', '2001:db8::2'],
    ['[2001:db8::2%25eth0]:443', '2001:db8::2'],
    ['203.0.113.20%eth0', '203.0.113.20'],
    ['::ffff:203.0.113.20', '203.0.113.20'],
    ['::ffff:cb00:7114', '203.0.113.20'],
    ['[0:0:0:0:0:FFFF:203.0.113.20]:4711', '203.0.113.20'],
    ['203.0.113.9, ::ffff:10.0.0.2', '203.0.113.9'],
  ])('reads %s as %s', (forwardedFor, address) => {
    expect(clientAddress('10.0.0.1', forwardedFor, isProxy)).toBe(address)
  })

  it.each([
    ['unknown', '10.0.0.1'],
    ['_hidden', '10.0.0.1'],
    ['-', '10.0.0.1'],
    ['', '10.0.0.1'],
    [',', '10.0.0.1'],
    [undefined, '10.0.0.1'],
    ['203.0.113.256', '10.0.0.1'],
    ['203.0.113.20 4711', '10.0.0.1'],
    ['[2001:db8::2', '10.0.0.1'],
    ['2001:db8::2::1', '10.0.0.1'],
    ['localhost', '10.0.0.1'],
    ['198.51.100.1, unknown', '10.0.0.1'],
    ['198.51.100.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('counts %s as the proxy %s', (forwardedFor, address) => {
    expect(clientAddress('10.0.0.1', forwardedFor, isProxy)).toBe(address)
  })
})

const isOwnProxy = (address: string): boolean => address === '127.0.0.1' || address === '::1'

describe('a proxy on the same machine', () => {
  it.each([
    ['unknown', '127.0.0.1'],
    // The header is lost on the way, as after `Connection: close, X-Forwarded-For`.
    ['', '127.0.0.1'],
    ['203.0.113.20:4711', '203.0.113.20'],
    // A developer's own request.
    [undefined, null],
  ])('that sends %s gives %s', (forwardedFor, address) => {
    expect(clientAddress('127.0.0.1', forwardedFor, isOwnProxy)).toBe(address)
  })

  it.each([
    ['local', null],
    ['prd', '127.0.0.1'],
  ] as const)('that sends no header is counted unless SITE_ENV is local: %s', (SITE_ENV, address) => {
    const settings = settingsWith({ SITE_ENV, TRUSTED_PROXIES: '127.0.0.1', UNKNOWN_HOSTS: 'se' })
    const resolve = createContextResolver(
      settings,
      () => 3000,
      () => null,
    )
    const resolution = resolve({
      target: '/',
      host: 'shop.example',
      cookies: undefined,
      forwardedProto: undefined,
      forwardedFor: undefined,
      traceparent: undefined,
      remoteAddress: '127.0.0.1',
    })
    expect(resolution?.context.clientAddress()).toBe(address)
  })
})

describe('a header that cannot be read', () => {
  it('is logged once, with the proxy and without the text', () => {
    const lines: string[] = []
    const warn = createProxyWarning(createLog('info', { write: (line: string) => void lines.push(line) }))
    const send = (header?: string) => clientAddress('10.0.0.1', header, isProxy, warn)
    for (const header of ['203.0.113.20:4711', '10.0.0.2', 'secret-text', undefined, 'other-text', ''])
      send(header)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('10.0.0.1')
    expect(lines[0]).toContain('X-Forwarded-For')
    expect(lines[0]).not.toContain('secret-text')
  })
})

describe('networkOfAddress', () => {
  it.each([
    ['203.0.113.20', '203.0.113.20'],
    ['::ffff:cb00:7114', '203.0.113.20'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.20', '64:ff9b:0:0::/64'],
    ['1::2:3:4:203.0.113.20', '1:0:0:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', null],
    ['', null],
  ])('%s is of %s', (address, network) => {
    expect(networkOfAddress(address)).toBe(network)
  })
})
