import { siteKeys } from '@tradecounter/api/contract'
import { expect, it } from 'vitest'
import { findSiteHost, knownHosts, normaliseHost } from '../../ssr/server/site-hosts.ts'

it.each([
  ['localhost', 'se', 'tradecounter', 'local'],
  ['local.se.localhost', 'se', 'tradecounter', 'local'],
  ['local.gelia-se.localhost', 'gelia-se', 'gelia', 'local'],
  ['local.workwear.localhost', 'workwear', 'aww', 'local'],
  ['dev.prevex.example', 'prevex', 'prevex', 'dev'],
  ['test.gelia-no.example', 'gelia-no', 'gelia', 'test'],
  ['www.tradecounter-fi.example', 'fi', 'tradecounter', 'prd'],
  ['tradecounter-ax.example', 'ax', 'tradecounter', 'prd'],
])('tells the site by the pattern of the host: %s', (host, site, brand, environment) => {
  const found = findSiteHost(host)
  expect([found.site.key, found.brand, found.environment]).toEqual([site, brand, environment])
})

it('reaches every site in every environment', () => {
  for (const environment of ['local', 'dev', 'test', 'prd']) {
    const sites = [...knownHosts().values()]
      .filter((host) => host.environment === environment)
      .map((host) => host.site.key)
    expect(new Set(sites)).toEqual(new Set(siteKeys))
  }
})

it('shows the se content in the dress of brand 5 to Solelgrossisten', () => {
  const found = findSiteHost('local.solelgrossisten.localhost')
  expect([found.site.key, found.brand, found.name]).toEqual(['se', 'solelgrossisten', 'Solelgrossisten'])
})

it('falls back to se for an unknown host and never repeats its name', () => {
  const found = findSiteHost('evil.example.com')
  expect([found.site.key, found.known, found.host]).toEqual(['se', false, 'www.tradecounter-se.example'])
})

it.each([
  ['LOCALHOST:3000', 'localhost'],
  ['www.prevex.example.', 'www.prevex.example'],
  ['[::1]:3000', '[::1]'],
  ['a b', null],
  ['prevex.example/x', null],
  ['prevex.example@evil', null],
  ['', null],
])('reads the host name of %s as %s', (header, host) => {
  expect(normaliseHost(header)).toBe(host)
})
