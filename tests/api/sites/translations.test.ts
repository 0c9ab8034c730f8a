import { expect, it } from 'vitest'
import { siteSettingsOf } from '../../../api/sites/site-settings.ts'
import { translationsFor, translationLocaleOf } from '../../../api/sites/translations/translations.ts'

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
