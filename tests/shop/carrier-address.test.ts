import { describe, expect, it } from 'vitest'
import { findCarrier, proofHostsOf } from '../../api/deliveries/carriers.ts'
import { carrierAddress } from '../../shop/deliveries/carrier-address.ts'

describe('the address of a carrier’s page', () => {
  it.each(['postnord', 'bring', 'dhl', 'schenker'])('is that of %s', (key) => {
    const address = findCarrier(key)?.trackingUrl('373500530000000014')
    expect(carrierAddress(address ?? null)).toBe(address)
  })

  it.each(['postnord', 'bring', 'dhl', 'schenker'])('may be a proof of delivery of %s', (key) => {
    const addresses = proofHostsOf(key).map((host) => `https://${host}/proof/1`)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.map(carrierAddress)).toEqual(addresses)
  })

  it.each([
    null,
    '',
    '/local',
    'javascript:alert(1)',
    'http://tracking.postnord.com/',
    'https://evil.example/',
    'https://tracking.postnord.com@evil.example/',
    'https://tracking.postnord.com.evil.example/',
    'https://tracking.postnord.com:8443/',
    '\u{1}javascript://tracking.postnord.com/%0aalert(1)',
  ])('is not %j', (address) => {
    expect(carrierAddress(address)).toBeNull()
  })
})
