import * as fc from 'fast-check'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteKeys } from '../../../api/contract/index.ts'
import { readSiteOverrides, SiteOverridesError } from '../../../api/sites/settings-files.ts'
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

  it('can hide the sign-in in the header (ACC-1)', () => {
    write('ax.json', '{ "login": { "show": false } }')
    const { ax } = readSiteOverrides(kept.folder)
    expect(siteSettingsOf('ax', 'sv', ax).login.show).toBe(false)
    expect(siteSettingsOf('ax', 'sv').login.show).toBe(true)
    write('ax.json', '{ "login": { "show": "no" } }')
    expect(mistakes()).toEqual(['settings/ax.json: login.show must be true or false.'])
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
