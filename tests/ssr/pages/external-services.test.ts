import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { externalServiceSchema, externalServicesPolicy, siteKeys } from '@tradecounter/api/contract'
import { externalServicesPolicy as nameInBrowser } from '../../../shop/shell/external-services/external-services-policy.ts'
import { type OpenHost, openHost, session, siteSettings, standInApi } from '../stand-ins.ts'

const service = (given: object) => v.parse(externalServiceSchema, given)
const analytics = service({
  id: 'analytics',
  kind: 'analytics',
  script: 'https://stats.company.example/count.js?site={siteId}',
  reach: { connect: ['https://collect.company.example'], img: ['https://stats.company.example'] },
  consent: 'C0002',
})
const tags = service({
  id: 'tags',
  kind: 'tag-manager',
  script: 'https://tags.company.example/tags.js',
  reach: { script: ['https://tags.company.example'], connect: ['https://collect.company.example'] },
  trustedTypes: ['tags#html'],
  consent: 'C0002',
})
const feedback = service({
  id: 'feedback',
  kind: 'feedback',
  script: 'https://feedback.company.example/form.js',
  reach: { frame: ['https://feedback.company.example'] },
  consent: 'C0003',
})
const translation = service({
  id: 'translation',
  kind: 'machine-translation',
  script: 'https://translate.company.example/a/page.js',
  reach: { connect: ['https://translate.company.example', 'wss://translate.company.example'] },
  consent: 'C0003',
})
const variants = service({
  id: 'variants',
  kind: 'experiments',
  script: 'https://ab.company.example/ab.js',
  consent: 'C0002',
})
const form = service({
  id: 'form',
  kind: 'feedback',
  script: 'https://form.company.example/form.js',
  reach: {
    style: ['https://form.company.example', 'https://styles.company.example'],
    font: ['https://fonts.company.example'],
  },
  consent: 'C0003',
})

const bySite = {
  se: [analytics, tags, feedback, translation],
  no: [analytics],
  fi: [tags],
  ax: [feedback],
  'dk-vvs': [translation],
  prevex: [variants],
  'dk-handel': [form],
  'gelia-no': [form, analytics],
  workwear: [],
}

/** A host over a service that answers the settings of each site. */
async function openSites(environment: Record<string, string> = {}): Promise<OpenHost> {
  const stand = standInApi()
  const answers = new Map<string, object>()
  for (const [site, externalServices] of Object.entries(bySite))
    answers.set(site, { ...siteSettings, externalServices })
  return openHost({
    environment,
    api: {
      ...stand.api,
      fetch: (request) =>
        new URL(request.url).pathname === '/api/site/settings'
          ? Promise.resolve(Response.json(answers.get(request.headers.get('x-site') ?? '') ?? siteSettings))
          : stand.api.fetch(request),
    },
  })
}

let host: OpenHost
let production: OpenHost
beforeAll(async () => {
  host = await openSites()
  production = await openSites({ SITE_ENV: 'prd', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' })
})
afterAll(() => Promise.all([host.close(), production.close()]))

const policyOf = async (site: string, more: Record<string, string> = {}): Promise<string> => {
  const { headers } = await host.ask('/', {
    headers: { host: `local.${site}.localhost:${host.port}`, ...more },
  })
  return String(headers['content-security-policy'])
}
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((each) => {
      const at = each.indexOf(' ')
      return at < 0 ? [each, ''] : [each.slice(0, at), each.slice(at + 1)]
    }),
  )

/** The policy of a site without services, to the letter (tests/ssr/pages/headers.test.ts has the same text). */
const closed =
  "default-src 'none'; script-src 'self' 'sha256-6YiG4K3XXzY83c2ZFGsIjVsFG3+AoP+s0ztvrCwAqpY='; style-src 'self' 'sha256-yT6QR01MhPAiwX5iKMJ3V8mipKAd1sY4nDdJaGnZ8j4='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types push-worker; report-uri /bff/csp-report; report-to csp"
const own = directives(closed)

/** What the policy of a site changes in the closed one. */
const opened = (policy: string): Record<string, string> => {
  const all = directives(policy)
  expect(Object.keys(all)).toEqual(Object.keys(own))
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => own[name] !== value))
}
const script = (...sources: string[]): string => [own['script-src'], ...sources].join(' ')
const connect = (...sources: string[]): string => ["'self'", ...sources].join(' ')

describe('the policy of a site with external services (HELP-8)', () => {
  it.each([
    [
      'analytics',
      'no',
      {
        'script-src': script('https://stats.company.example/count.js'),
        'img-src': "'self' data: https://stats.company.example",
        'connect-src': connect('https://collect.company.example'),
        'trusted-types': 'push-worker external-services',
      },
    ],
    [
      'tag manager',
      'fi',
      {
        'script-src': script('https://tags.company.example/tags.js', 'https://tags.company.example'),
        'connect-src': connect('https://collect.company.example'),
        'trusted-types': 'push-worker external-services tags#html',
      },
    ],
    [
      'feedback',
      'ax',
      {
        'script-src': script('https://feedback.company.example/form.js'),
        'frame-src': 'https://feedback.company.example',
        'trusted-types': 'push-worker external-services',
      },
    ],
    [
      'machine translation',
      'dk-vvs',
      {
        'script-src': script('https://translate.company.example/a/page.js'),
        'connect-src': connect('https://translate.company.example', 'wss://translate.company.example'),
        'trusted-types': 'push-worker external-services',
      },
    ],
    [
      'experiments',
      'prevex',
      {
        'script-src': script('https://ab.company.example/ab.js'),
        'trusted-types': 'push-worker external-services',
      },
    ],
    [
      'a form with style sheets and fonts of its own',
      'dk-handel',
      {
        'script-src': script('https://form.company.example/form.js'),
        'style-src': `${own['style-src'] ?? ''} https://form.company.example https://styles.company.example`,
        'font-src': "'self' https://fonts.company.example",
        'trusted-types': 'push-worker external-services',
      },
    ],
    [
      'that form, and analytics without styles',
      'gelia-no',
      {
        'script-src': script(
          'https://form.company.example/form.js',
          'https://stats.company.example/count.js',
        ),
        'img-src': "'self' data: https://stats.company.example",
        'style-src': `${own['style-src'] ?? ''} https://form.company.example https://styles.company.example`,
        'font-src': "'self' https://fonts.company.example",
        'connect-src': connect('https://collect.company.example'),
        'trusted-types': 'push-worker external-services',
      },
    ],
  ])('opens for %s exactly what it names', async (_, site, expected) => {
    expect(opened(await policyOf(site))).toEqual(expected)
  })

  it('opens for several services what each names, once, and keeps Trusted Types enforced', async () => {
    expect(opened(await policyOf('se'))).toEqual({
      'script-src': script(
        'https://stats.company.example/count.js',
        'https://tags.company.example/tags.js',
        'https://feedback.company.example/form.js',
        'https://translate.company.example/a/page.js',
        'https://tags.company.example',
      ),
      'img-src': "'self' data: https://stats.company.example",
      'connect-src': connect(
        'https://collect.company.example',
        'https://translate.company.example',
        'wss://translate.company.example',
      ),
      'frame-src': 'https://feedback.company.example',
      'trusted-types': 'push-worker external-services tags#html',
    })
    expect(directives(await policyOf('se'))['require-trusted-types-for']).toBe("'script'")
  })

  it.each(siteKeys.filter((site) => !(site in bySite) || site === 'workwear'))(
    'is today’s to the letter on %s, which has none',
    async (site) => {
      expect(await policyOf(site)).toBe(closed)
    },
  )

  it('is one text for every page of the site: rendered, cached, compressed, of a user, not found', async () => {
    const text = await policyOf('no')
    const headers = { host: `local.no.localhost:${host.port}` }
    const requests: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      { cookie: `sid=${session('anna')}` },
    ]
    for (const more of requests) expect(await policyOf('no', more)).toBe(text)
    const missing = await host.ask('/no/such/page', { headers })
    expect([missing.status, missing.headers['content-security-policy']]).toEqual([404, text])
    const call = await host.ask('/api/echo', { headers })
    expect(call.headers['content-security-policy']).not.toContain('company.example')
  })

  it('is sent over https too', async () => {
    const headers = { host: 'www.tradecounter-no.example', 'x-forwarded-proto': 'https' }
    for (let time = 0; time < 2; time += 1) {
      const { headers: answered } = await production.ask('/', { headers })
      const policy = String(answered['content-security-policy'])
      expect(policy).toContain("script-src 'self' 'sha256-")
      expect(policy).toContain('https://stats.company.example/count.js')
      expect(policy).toContain('; upgrade-insecure-requests;')
    }
  })
})

it('names the Trusted Types policy that the browser creates', () => {
  expect(nameInBrowser).toBe(externalServicesPolicy)
})
