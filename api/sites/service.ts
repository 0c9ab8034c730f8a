/** Sites: their settings and menus, and texts of mails, files and answers in the languages of the shop. */
export { readMenuTexts } from './menu-texts-store.ts'
export { labelledPath } from './menus.ts'
export { customerServiceMail, siteSettingsOf } from './site-settings.ts'
export {
  dayFormatter,
  fillText,
  formatOption,
  locales,
  optionalText,
  roleNamesFor,
} from './translations/format.ts'
export {
  facetLabelsFor,
  type TranslationLocale,
  translationLocaleOf,
  translationLocales,
  type Translations,
  translationsFor,
} from './translations/translations.ts'
export { variantListMinutes } from './variant-list-minutes.ts'
