import { expect, it } from 'vitest'
import { auditKinds } from '@tradecounter/api/contract'
import { translationsFor as shopTexts } from '@tradecounter/shop/translations'
import { siteSettingsOf } from '../../../api/sites/site-settings.ts'
import enGB from '../../../api/sites/translations/en-GB.json' with { type: 'json' }
import enUS from '../../../api/sites/translations/en-US.json' with { type: 'json' }
import {
  translationLocaleOf,
  translationLocales,
  translationsFor,
} from '../../../api/sites/translations/translations.ts'

it('uses British, American and shared English texts by locale (SITE-6)', () => {
  const english = siteSettingsOf('prevex', translationLocaleOf('en', 'en'))
  const american = siteSettingsOf('prevex', translationLocaleOf('en-US', 'en'))
  const british = siteSettingsOf('prevex', translationLocaleOf('en-GB', 'en'))
  expect(american.startPage.text).toContain('faucets')
  expect(british.startPage).toEqual(english.startPage)
  expect(american.startPage.title).toBe(english.startPage.title)
  expect(new Set([english, american, british].map(({ customerService }) => customerService.hours)).size).toBe(
    3,
  )
  expect(american.login).toEqual(english.login)
})

it('takes every difference of American and British English, in groups of any depth', () => {
  expect(translationsFor('en-US').returns.label.fileName).toBe('package-label')
  for (const [locale, differences] of [
    ['en-US', enUS],
    ['en-GB', enGB],
  ] as const)
    expect(translationsFor(locale)).toMatchObject(differences)
})

it('names kinds of audit entries and roles as the shop does, in every language', () => {
  for (const locale of translationLocales) {
    const { audit, roles } = translationsFor(locale)
    const texts = shopTexts(locale, ['audit', 'roles'])
    for (const kind of auditKinds)
      expect(texts[`audit.kind-${kind}`], `${locale} ${kind}`).toBe(audit.kinds[kind])
    for (const [role, name] of Object.entries(roles))
      expect(texts[`roles.${role}`], `${locale} ${role}`).toBe(name)
  }
})

it('uses the language of any other locale', () => {
  expect(translationLocaleOf('sv-SE', 'sv')).toBe('sv')
  expect(translationLocaleOf(undefined, 'fi')).toBe('fi')
  expect(translationLocaleOf('en-AU', 'en')).toBe('en')
})

it('has every text in every locale (SITE-6)', () => {
  const pathsOf = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null ? pathsOf(inner, `${path}${key}.`) : [`${path}${key}`],
    )
  const paths = pathsOf(translationsFor('sv')).toSorted()
  for (const tongue of ['fi', 'nn', 'da', 'en', 'en-US', 'en-GB'] as const)
    expect(pathsOf(translationsFor(tongue)).toSorted(), tongue).toEqual(paths)
})
