import { brandValues, environments, siteKeys, sites } from '@tradecounter/api/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseHost, openSiteHosts } from '../../../ssr/server/context/site-hosts.ts'
import { parseSiteHosts, reservedHosts, siteNames } from '../../../api/sites/production-hosts.ts'
import { settingsWith } from '../stand-ins.ts'

const hostsIn = (environment: Record<string, string> = {}) => openSiteHosts(settingsWith(environment))
const ours = hostsIn()

it.each([
  ['localhost', 'se', 'tradecounter', 'local'],
  ['local.se.localhost', 'se', 'tradecounter', 'local'],
  ['local.gelia-se.localhost', 'gelia-se', 'gelia', 'local'],
  ['local.workwear.localhost', 'workwear', 'aww', 'local'],
  ['local.prevex.example', 'prevex', 'prevex', 'local'],
  ['dev.prevex.example', 'prevex', 'prevex', 'dev'],
  ['test.gelia-no.example', 'gelia-no', 'gelia', 'test'],
  ['master.tradecounter-no.example', 'no', 'tradecounter', 'master'],
  ['www.tradecounter-fi.example', 'fi', 'tradecounter', 'prd'],
  ['tradecounter-ax.example', 'ax', 'tradecounter', 'prd'],
])('finds the site by the host pattern: %s (SITE-3)', (host, site, brand, environment) => {
  const found = ours.find(host)
  expect([found?.site.key, found?.brand, found?.environment, found?.known]).toEqual([
    site,
    brand,
    environment,
    true,
  ])
})

it('has ten sites under five brands with the values of the specification (SITE-1, SITE-4)', () => {
  expect(siteKeys).toHaveLength(10)
  expect(brandValues).toEqual({ tradecounter: 0, gelia: 1, prevex: 2, aww: 4, solelgrossisten: 5 })
  const worn = siteNames.map((name) => ours.find(`local.${name}.localhost`)?.brand)
  expect(new Set(worn)).toEqual(new Set(Object.keys(brandValues)))
  for (const site of Object.values(sites)) expect(site.offeredLocales).toContain(site.defaultLocale)
})

it.each(environments)('reaches every site in %s, each under one canonical host (SITE-2)', (environment) => {
  const hosts = [...hostsIn({ SITE_ENV: environment }).known.values()].filter(
    (host) => host.environment === environment,
  )
  expect(new Set(hosts.map(({ site }) => site.key))).toEqual(new Set(siteKeys))
  for (const { host, ...found } of hosts) expect(ours.find(host)).toEqual({ ...found, host })
})

it('shows the se content in brand 5 for Solelgrossisten', () => {
  const found = ours.find('local.solelgrossisten.localhost')
  expect([found?.site.key, found?.brand, found?.name]).toEqual(['se', 'solelgrossisten', 'Solelgrossisten'])
})

it('counts visits under id 2 outside production, and under 3 to 14 by site in production (SITE-7)', () => {
  const outside = [...ours.known.values()].filter(({ environment }) => environment !== 'prd')
  expect(new Set(outside.map(({ analyticsId }) => analyticsId))).toEqual(new Set([2]))
  // An id that moves to another site would add the visits of one to those of the other.
  const ids = siteNames.map((name) => [name, ours.find(`www.${reservedHosts[name]}`)?.analyticsId] as const)
  expect(Object.fromEntries(ids)).toEqual({
    se: 3,
    no: 4,
    fi: 5,
    ax: 6,
    'dk-vvs': 7,
    'dk-handel': 8,
    workwear: 9,
    'gelia-se': 10,
    'gelia-no': 11,
    prevex: 12,
    solelgrossisten: 13,
  })
  for (const { host, environment, analyticsId } of ours.known.values())
    if (environment === 'prd') expect(analyticsId).toBe(ours.find(host)?.analyticsId)
})

describe('an unknown host', () => {
  it.each([
    ['local', 'localhost'],
    ['dev', 'dev.tradecounter-se.example'],
    ['test', 'test.tradecounter-se.example'],
    ['master', 'master.tradecounter-se.example'],
  ])('gets the se content in %s, under its own host %s (SITE-4)', (SITE_ENV, host) => {
    const found = hostsIn({ SITE_ENV }).find('evil.example.com')
    expect([found?.site.key, found?.known, found?.host, found?.environment]).toEqual([
      'se',
      false,
      host,
      SITE_ENV,
    ])
  })
  it('is refused in production unless UNKNOWN_HOSTS allows it', () => {
    expect(hostsIn({ SITE_ENV: 'prd' }).find('evil.example.com')).toBeNull()
    expect(hostsIn({ SITE_ENV: 'prd', UNKNOWN_HOSTS: 'se' }).find('evil.example.com')?.host).toBe(
      'www.tradecounter-se.example',
    )
    expect(hostsIn({ SITE_ENV: 'test', UNKNOWN_HOSTS: 'refuse' }).find('evil.example.com')).toBeNull()
  })
  it.each(['localhost', 'local.se.localhost', 'dev.prevex.example', 'test.prevex.example', '127.0.0.1'])(
    'is also a host of another environment: %s in production',
    (host) => {
      expect(hostsIn({ SITE_ENV: 'prd' }).find(host)).toBeNull()
    },
  )
  it('never appears in an answer', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const found = ours.find(domain)
        expect(found?.known).toBe(false)
        expect(JSON.stringify(found)).not.toContain(domain)
      }),
    )
  })
})

it.each([
  ['LOCALHOST:3000', 'localhost'],
  ['www.prevex.example.', 'www.prevex.example'],
  ['[::1]:3000', '[::1]'],
  ['a b', null],
  ['prevex.example/x', null],
  ['prevex.example@evil', null],
  ['prevex.example:80:80', null],
  ['prevex.example:x', null],
  ['', null],
])('reads the host name of %s as %s', (header, host) => {
  expect(normaliseHost(header)).toBe(host)
})

describe('SITE_HOSTS (SITE-3)', () => {
  const hosts = hostsIn({ SITE_HOSTS: 'se=Company.se, gelia-no=gelia.no,solelgrossisten=solel.co.uk' })
  it.each([
    ['company.se', 'se', 'www.company.se'],
    ['www.company.se', 'se', 'www.company.se'],
    ['test.gelia.no', 'gelia-no', 'test.gelia.no'],
    ['www.solel.co.uk', 'se', 'www.solel.co.uk'],
    ['www.prevex.example', 'prevex', 'www.prevex.example'],
  ])('%s is %s', (host, site, canonical) => {
    const found = hosts.find(host)
    expect([found?.site.key, found?.host, found?.known]).toEqual([site, canonical, true])
  })
  it('replace the reserved ones', () => {
    expect(hosts.find('www.tradecounter-se.example')?.known).toBe(false)
  })
  it.each([
    ['se', 'must be pairs such as se=company.se, not se'],
    ['se=', 'must be pairs such as se=company.se, not se='],
    ['se=a.se=b', 'must be pairs such as se=company.se, not se=a.se=b'],
    ['mars=mars.example', `names the site mars, but the sites are ${siteNames.join(', ')}`],
    ['se=a.se,se=b.se', 'names the site se twice'],
    ['se=https://a.se', 'gives se a wrong host: https://a.se is not a host name such as company.se'],
    ['se=a.se:443', 'gives se a wrong host: a.se:443 is not a host name such as company.se'],
    ['se=intranet', 'gives se a wrong host: intranet is not a host name such as company.se'],
    ['se=10.0.0.1', 'gives se a wrong host: 10.0.0.1 is not a host name such as company.se'],
    ['se=-a.se', 'gives se a wrong host: -a.se is not a host name such as company.se'],
    [
      'se=www.a.se',
      'gives se a wrong host: www.a.se must be named without www., which the shop adds by itself',
    ],
    [
      'se=test.a.se',
      'gives se a wrong host: test.a.se must be named without test., which the shop adds by itself',
    ],
    ['se=x.localhost', "gives se a wrong host: x.localhost is this machine's own"],
    ['se=prevex.example', 'gives prevex.example to both se and prevex'],
    ['se=a.se,no=A.se', 'gives a.se to both se and no'],
  ])('are refused with a message: %s', (text, mistake) => {
    expect(parseSiteHosts(text).mistakes).toEqual([mistake])
  })
  it('are all checked before the mistakes are reported', () => {
    expect(parseSiteHosts('mars=a.se, se=www.b.se, no=c d').mistakes).toHaveLength(3)
  })
  it('never throw', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseSiteHosts(text).mistakes)))
  })
})
