import * as fc from 'fast-check'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { siteKeys, siteSettingsSchema } from '../../../api/contract/index.ts'
import { parseOwnMenus } from '../../../api/sites/own-menus.ts'
import { readSiteOverrides, SiteOverridesError } from '../../../api/sites/settings-files.ts'
import { returnTermsOf } from '../../../api/returns/return-terms.ts'
import { senderOf, siteSettingsOf } from '../../../api/sites/site-settings.ts'
import { temporaryFolder } from '../../search/open-index.ts'

describe('the overrides of a site', () => {
  let kept: ReturnType<typeof temporaryFolder>
  beforeEach(() => {
    kept = temporaryFolder()
  })
  afterEach(() => kept.remove())

  const write = (name: string, text: string): void => {
    mkdirSync(join(kept.folder, 'settings'), { recursive: true })
    writeFileSync(join(kept.folder, 'settings', name), text)
  }
  const mistakes = (): string[] => {
    try {
      readSiteOverrides(kept.folder)
      return []
    } catch (failure) {
      if (!(failure instanceof SiteOverridesError)) throw failure
      return failure.message.split('\n').slice(1)
    }
  }

  it('apply to that site only, and keep other defaults (SRCH-3, SRCH-8)', () => {
    write('prevex.json', '\uFEFF{ "search": { "infiniteScroll": true }, "variantListCacheDuration": 5 }')
    write('workwear.json', '{ "search": { "productSearchResult": false } }')
    const own = readSiteOverrides(kept.folder)
    const of = (site: 'prevex' | 'workwear' | 'se') => siteSettingsOf(site, 'sv', own[site])
    expect(of('prevex').search).toEqual({ productSearchResult: true, infiniteScroll: true })
    expect(of('prevex').variantListCacheDuration).toBe(5)
    expect(of('workwear').search).toEqual({ productSearchResult: false, infiniteScroll: false })
    expect(of('se')).toEqual(siteSettingsOf('se', 'sv'))
  })

  it('can set the terms of returns, within limits', () => {
    const address = { name: 'Returlagret', street: 'Porten 4', postalCode: '721 30', city: 'Västerås' }
    write('se.json', JSON.stringify({ returns: { days: 14, feePercent: 12.5, address } }))
    const { se = {} } = readSiteOverrides(kept.folder)
    expect(returnTermsOf({ siteOverrides: { se } }, 'se')).toEqual({
      days: 14,
      feeThousandths: 125,
      address,
    })
    expect(returnTermsOf({ siteOverrides: { se } }, 'no')).toEqual(returnTermsOf({}, 'se'))
    write('se.json', '{ "returns": { "days": 0, "feePercent": 3.14, "address": { "name": "" } } }')
    expect(mistakes().map((mistake) => mistake.split(' ')[1])).toEqual([
      'returns.days',
      'returns.feePercent',
      'returns.address.name',
      'returns.address.street',
      'returns.address.postalCode',
      'returns.address.city',
    ])
  })

  it('can hide the sign-in in the header (ACC-1)', () => {
    write('ax.json', '{ "login": { "show": false } }')
    const { ax } = readSiteOverrides(kept.folder)
    expect(siteSettingsOf('ax', 'sv', ax).login.show).toBe(false)
    expect(siteSettingsOf('ax', 'sv').login.show).toBe(true)
    write('ax.json', '{ "login": { "show": "no" } }')
    expect(mistakes()).toEqual(['settings/ax.json: login.show must be true or false.'])
  })

  it('can set the links beside the sign-in form, in every language (ACC-1)', () => {
    const pageLinks = [
      { title: { sv: 'Bli kund', en: 'Become a customer' }, url: 'https://company.se/kund' },
      { title: 'PDF', url: '/search' },
    ]
    write('se.json', JSON.stringify({ login: { pageLinks } }))
    const { se } = readSiteOverrides(kept.folder)
    const titles = (locale: 'sv' | 'en-US' | 'fi') =>
      siteSettingsOf('se', locale, se).login.pageLinks.map(({ title }) => title)
    expect(titles('sv')).toEqual(['Bli kund', 'PDF'])
    expect(titles('en-US')).toEqual(['Become a customer', 'PDF'])
    expect(titles('fi')).toEqual(['Bli kund', 'PDF'])
    expect(siteSettingsOf('no', 'nn').login.pageLinks).toHaveLength(1)
    for (const url of ['javascript:alert(1)', '//evil.example', 'http://x.example', 'search']) {
      write('se.json', JSON.stringify({ login: { pageLinks: [{ title: 'x', url }] } }))
      expect(mistakes()).toEqual([expect.stringContaining('settings/se.json: login.pageLinks.0.url must be')])
    }
    write('se.json', '{ "login": { "pageLinks": [{ "title": {}, "url": "/search" }] } }')
    expect(mistakes()).toEqual([expect.stringContaining('login.pageLinks.0.title must be')])
  })

  it('can replace the menus of a site, with links and texts of editors below their entries (SHELL-6)', async () => {
    const menus = {
      top: [
        {
          title: { sv: 'Tjänster', en: 'Services' },
          url: '/c/services',
          html: {
            sv: '<p onclick="x()">Vi <b>kapar</b> rör</p><script>x()</script>',
            en: '<p>We cut pipe</p>',
          },
          subItems: [{ title: { sv: 'Kapning', en: 'Cutting' }, url: '/c/services/cutting' }],
        },
      ],
      footer: [{ title: 'Om oss', html: '<p>Sedan 1952</p>' }],
    }
    write('se.json', JSON.stringify({ menus }))
    const overrides = readSiteOverrides(kept.folder)
    const { se } = await parseOwnMenus(overrides)
    const inLocale = (locale: 'sv' | 'en-GB') => siteSettingsOf('se', locale, overrides.se, se)
    expect(v.parse(siteSettingsSchema, inLocale('sv'))).toEqual(inLocale('sv'))
    expect(inLocale('sv').topMenu).toEqual([
      {
        title: 'Tjänster',
        url: '/c/services',
        html: [{ tag: 'p', children: ['Vi ', { tag: 'strong', children: ['kapar'] }, ' rör'] }],
        subItems: [{ title: 'Kapning', url: '/c/services/cutting', html: [], subItems: [] }],
      },
    ])
    expect(inLocale('en-GB').topMenu).toMatchObject([
      {
        title: 'Services',
        html: [{ tag: 'p', children: ['We cut pipe'] }],
        subItems: [{ title: 'Cutting' }],
      },
    ])
    expect(inLocale('sv').footerMenu).toEqual([
      { title: 'Om oss', url: '', html: [{ tag: 'p', children: ['Sedan 1952'] }], subItems: [] },
    ])
    // The others keep theirs, and so does the other menu of a site that replaces one.
    expect(await parseOwnMenus({})).toEqual({})
    write('se.json', JSON.stringify({ menus: { top: menus.top } }))
    const { se: onlyTop } = await parseOwnMenus(readSiteOverrides(kept.folder))
    expect(siteSettingsOf('se', 'sv', {}, onlyTop).footerMenu).toEqual(siteSettingsOf('se', 'sv').footerMenu)
    for (const url of ['https://company.se', '//evil.example', 'search']) {
      write('se.json', JSON.stringify({ menus: { top: [{ title: 'x', url }] } }))
      expect(mistakes()).toEqual([
        expect.stringContaining('settings/se.json: menus.top.0.url must be a path'),
      ])
    }
  })

  it('can have news, with every mistake named', () => {
    const link = { title: { sv: 'Läs mer' }, url: '/search' }
    const news = [{ date: '2026-11-20', until: '2026-12-24', title: 'Jul', text: { sv: 'Stängt' }, link }]
    write('se.json', JSON.stringify({ news }))
    expect(readSiteOverrides(kept.folder).se?.news).toEqual(news)
    const wrong = [
      { date: '2026-02-31', title: 'x', text: 'x' },
      { date: 'soon', title: '', text: { xx: 'x' } },
      { date: '2026-11-20', until: '2026-11-19', title: 'x', text: 'x' },
      { date: '2026-11-20', title: 'x', text: 'x', link: { title: 'x', url: 'javascript:alert(1)' } },
      { date: '2026-11-20', title: 'x', text: 'x', html: '<b>' },
    ]
    write('se.json', JSON.stringify({ news: wrong }))
    expect(mistakes().map((mistake) => mistake.split(' ')[1])).toEqual([
      'news.0.date',
      'news.1.date',
      'news.1.title',
      'news.1.text',
      'news.2.until',
      'news.3.link.url',
      'news.4.html',
    ])
  })

  it('set the sender of mail, under the name of the brand', () => {
    write('gelia-no.json', '{ "mail": { "sender": "ordre@gelia.no" } }')
    write('se.json', '{ "mail": { "sender": "order@company.se" } }')
    const own = readSiteOverrides(kept.folder)
    expect(senderOf('gelia-no', own)).toEqual({ name: 'Gelia', address: 'ordre@gelia.no' })
    expect(senderOf('solelgrossisten', own)).toEqual({ name: 'Solelgrossisten', address: 'order@company.se' })
    expect(senderOf('no', own)).toEqual({
      name: 'Tradecounter',
      address: 'kundeservice@tradecounter.example',
    })
  })

  it('turn intro tours off, or let them show again (HELP-5)', () => {
    write('prevex.json', '{ "introTour": { "show": false } }')
    write('no.json', '{ "introTour": { "showAgain": true } }')
    const own = readSiteOverrides(kept.folder)
    const of = (site: 'prevex' | 'no' | 'se') => siteSettingsOf(site, 'sv', own[site]).introTour
    expect([of('se'), of('prevex'), of('no')]).toEqual([
      { show: true, showAgain: false },
      { show: false, showAgain: false },
      { show: true, showAgain: true },
    ])
    write('no.json', '{ "introTour": { "again": true, "show": 1 } }')
    expect(mistakes()).toEqual([
      'settings/no.json: introTour.show must be true or false.',
      'settings/no.json: introTour.again is no setting.',
    ])
  })

  const service = {
    id: 'analytics',
    kind: 'analytics',
    script: 'https://stats.company.se/count.js?site={siteId}',
    consent: 'C0002',
  }

  it('name external services of that site only (HELP-8)', () => {
    write('se.json', JSON.stringify({ externalServices: [service] }))
    const own = readSiteOverrides(kept.folder)
    expect(siteSettingsOf('se', 'sv', own.se).externalServices).toEqual([
      {
        ...service,
        attributes: {},
        reach: { script: [], connect: [], img: [], style: [], font: [], frame: [] },
        trustedTypes: [],
        stores: { cookies: [], local: [], session: [] },
      },
    ])
    expect(siteSettingsOf('no', 'nn', own.no)).not.toHaveProperty('externalServices')
    write('se.json', '{ "externalServices": [] }')
    expect(siteSettingsOf('se', 'sv', readSiteOverrides(kept.folder).se)).toEqual(siteSettingsOf('se', 'sv'))
  })

  it.each([
    [{ script: 'http://stats.company.se/count.js' }, /script must be the https address/u],
    [{ script: 'https://stats.company.se/' }, /script must be the https address/u],
    [{ script: "https://stats.company.se/a.js; script-src 'unsafe-inline'" }, /script must be/u],
    [{ script: 'https://stats.company.se/a,b.js' }, /script must be/u],
    [{ script: 'https://user:word@stats.company.se/a.js' }, /script must be/u],
    [{ script: 'https://stats.company.se/a.js?site={userId}' }, /script must be/u],
    [{ script: 'data:text/javascript,alert(1)' }, /script must be/u],
    [{ reach: { connect: ['*'] } }, /reach\.connect\.0 must be an origin/u],
    [{ reach: { connect: ['https://*.company.se'] } }, /reach\.connect\.0 must be an origin/u],
    [{ reach: { img: ['https:'] } }, /reach\.img\.0 must be an origin/u],
    [{ reach: { frame: ['https://a.se/b'] } }, /reach\.frame\.0 must be an origin/u],
    [{ reach: { img: ['wss://a.se'] } }, /reach\.img\.0 must be an origin/u],
    [{ reach: { script: ["'unsafe-eval'"] } }, /reach\.script\.0 must be an origin/u],
    [{ reach: { style: ["'unsafe-inline'"] } }, /reach\.style\.0 must be an origin/u],
    [{ reach: { style: ['https://a.se/form.css'] } }, /reach\.style\.0 must be an origin/u],
    [{ reach: { style: ['wss://a.se'] } }, /reach\.style\.0 must be an origin/u],
    [{ reach: { font: ['data:'] } }, /reach\.font\.0 must be an origin/u],
    [{ reach: { font: ['https://*.a.se'] } }, /reach\.font\.0 must be an origin/u],
    [{ reach: { media: ['https://a.se'] } }, /reach\.media is no setting/u],
    [{ trustedTypes: ['default'] }, /trustedTypes\.0 must be the name/u],
    [{ trustedTypes: ['external-services'] }, /trustedTypes\.0 must be the name/u],
    [{ trustedTypes: ['*'] }, /trustedTypes\.0 must be the name/u],
    [{ trustedTypes: ["'allow-duplicates'"] }, /trustedTypes\.0 must be the name/u],
    [{ attributes: { onload: 'alert(1)' } }, /attributes\.onload must be texts/u],
    [{ consent: 'C0001' }, /consent must be C0002 or C0003/u],
    [{ kind: 'advertising' }, /kind must be one of/u],
    [{ kind: 'machine-translation' }, /needs the consent C0003/u],
    [{ stores: { cookies: ['*'] } }, /stores\.cookies\.0 must be a name/u],
    [{ id: 'Analytics' }, /id must be a short name/u],
    [{ extra: true }, /extra is no setting/u],
  ])('refuse an external service that opens more than it names: %j (HELP-8)', (wrong, mistake) => {
    write('se.json', JSON.stringify({ externalServices: [{ ...service, ...wrong }] }))
    expect(mistakes()).toEqual([expect.stringMatching(mistake)])
  })

  it('refuse two services with one id, and too many (HELP-8)', () => {
    write('se.json', JSON.stringify({ externalServices: [service, service] }))
    expect(mistakes()).toEqual(['settings/se.json: externalServices must not name an id twice.'])
    const many = Array.from({ length: 11 }, (_, at) => ({ ...service, id: `a${at}` }))
    write('se.json', JSON.stringify({ externalServices: many }))
    expect(mistakes()).toEqual(['settings/se.json: externalServices must have at most 10 services.'])
  })

  it('are empty without a file, or with an empty one', () => {
    expect(readSiteOverrides(kept.folder)).toEqual({})
    write('se.json', '{}')
    expect(siteSettingsOf('se', 'sv', readSiteOverrides(kept.folder).se)).toEqual(siteSettingsOf('se', 'sv'))
  })

  it.each([
    ['{ "search": { "infiniteScroll": "yes" } }', 'search.infiniteScroll must be true or false.'],
    ['{ "search": { "infinitScroll": true } }', 'search.infinitScroll is no setting.'],
    ['{ "search": true }', 'search must be an object.'],
    ['{ "phone": "1" }', 'phone is no setting.'],
    ['{ "search": [] }', 'search must be an object.'],
    ['[]', 'it must be an object.'],
    ['{ "mail": { "sender": "us" } }', 'mail.sender must be a mailbox such as order@company.se.'],
    [
      '{ "mail": { "sender": "a@b.se\\r\\nBcc: c@d.se" } }',
      'mail.sender must be a mailbox such as order@company.se.',
    ],
    [
      '{ "variantListCacheDuration": 0.5 }',
      'variantListCacheDuration must be a whole number of minutes from 1 to 1440.',
    ],
    [
      '{ "variantListCacheDuration": 0 }',
      'variantListCacheDuration must be a whole number of minutes from 1 to 1440.',
    ],
  ])('are refused with a sentence: %s', (text, mistake) => {
    write('se.json', text)
    expect(mistakes()).toEqual([`settings/se.json: ${mistake}`])
  })

  it('report the mistakes of all files at once', () => {
    write('mars.json', '{}')
    write('no.json', '{ "search": { "infiniteScroll": 1, "productSearchResult": 0 } }')
    write('se.json', '{ "search": ')
    expect(mistakes()).toEqual([
      `settings/mars.json: names no site; there are ${siteKeys.join(', ')}.`,
      'settings/no.json: search.productSearchResult must be true or false.',
      'settings/no.json: search.infiniteScroll must be true or false.',
      expect.stringMatching(/^settings\/se\.json: cannot be read: /u),
    ])
  })

  it('are accepted or refused with a sentence per mistake, for any content', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.record({ search: fc.jsonValue() }, { requiredKeys: [] }))
    fc.assert(
      fc.property(anything, (json) => {
        write('se.json', JSON.stringify(json))
        for (const line of mistakes()) expect(line).toMatch(/^settings\/se\.json: .+\.$/u)
      }),
      { numRuns: 50 },
    )
  })
})
