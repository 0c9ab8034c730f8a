import {
  brandNameOf,
  sites,
  siteKeyOf,
  type Brand,
  type MenuItem,
  type SiteKey,
  type SiteName,
  type SiteSettings,
} from '../contract/index.ts'
import type { OwnMenus } from '../platform/site-menus.ts'
import type { SiteOverrides, SiteOverridesBySite } from '../platform/site-overrides.ts'
import { becomeCustomerPath, entryPath, siteMenus, type FooterEntry } from './menus.ts'
import { myPagesOf } from '../contract/my-pages.ts'
import { menuItemsOf } from './own-menus.ts'
import { ownText } from './own-text.ts'
import { defaultVariantListMinutes } from './variant-list-minutes.ts'
import { translationsFor, type TranslationLocale } from './translations/translations.ts'

/** Telephone and mailbox of a site. Fictitious until the operator sets the real ones. */
const contacts: Record<SiteKey, { phone: string; email: string }> = {
  se: { phone: '020-123 45 67', email: 'kundservice@tradecounter.example' },
  no: { phone: '+47 800 12 345', email: 'kundeservice@tradecounter.example' },
  fi: { phone: '+358 800 123 456', email: 'asiakaspalvelu@tradecounter.example' },
  ax: { phone: '+358 18 123 456', email: 'kundservice@tradecounter.example' },
  'dk-vvs': { phone: '+45 80 12 34 56', email: 'kundeservice@tradecounter.example' },
  'dk-handel': { phone: '+45 80 12 34 57', email: 'handel@tradecounter.example' },
  workwear: { phone: '020-123 45 68', email: 'kundservice@workwear.example' },
  'gelia-se': { phone: '020-123 45 69', email: 'kundservice@gelia.example' },
  'gelia-no': { phone: '+47 800 12 346', email: 'kundeservice@gelia.example' },
  prevex: { phone: '+358 800 123 457', email: 'asiakaspalvelu@prevex.example' },
}

/** The mailbox of a site's customer service. */
export const customerServiceMail = (site: SiteKey): string => contacts[site].email

/**
 * The sender of mail of a site: the name of the brand and the operator's mailbox. Without one, the customer service of
 * the site, whose address is fictitious.
 */
export function senderOf(
  name: SiteName,
  overrides: SiteOverridesBySite = {},
): { name: string; address: string } {
  const site = siteKeyOf(name)
  return { name: brandNameOf(name), address: overrides[site]?.mail?.sender ?? contacts[site].email }
}

const startTexts = (brand: Brand, locale: TranslationLocale): SiteSettings['startPage'] => {
  const texts = translationsFor(locale).startPage
  // The fifth brand has no start page of its own.
  return brand === 'solelgrossisten' ? texts.tradecounter : texts[brand]
}

const menuItem = (title: string, url: string, subItems: MenuItem[] = []): MenuItem => ({
  title,
  url,
  html: [],
  subItems,
})

/** The links beside the sign-in form: the operator's own, or the way to become a customer. */
function pageLinksOf(
  locale: TranslationLocale,
  { login }: SiteOverrides,
): SiteSettings['login']['pageLinks'] {
  if (login?.pageLinks === undefined)
    return [{ title: translationsFor(locale).login.becomeCustomer, url: becomeCustomerPath }]
  return login.pageLinks.map(({ title, url }) => ({ title: ownText(title, locale), url }))
}

/** Default behaviour of lists and quick search (spec §2, §9). */
const searchOf: SiteSettings['search'] = { productSearchResult: true, infiniteScroll: false }

/** Tours show once (spec §4). */
const introTourOf: SiteSettings['introTour'] = { show: true, showAgain: false }

/** The settings of a site in one language (spec §7), with the overrides and the menus of its operator. */
export function siteSettingsOf(
  name: SiteName,
  locale: TranslationLocale,
  overrides: SiteOverrides = {},
  ownMenus: OwnMenus = {},
): SiteSettings {
  const site = siteKeyOf(name)
  const words = translationsFor(locale)
  const { footer, login, topMenu } = words
  const menus = siteMenus[site]
  const footerLinks = (entries: readonly FooterEntry[]) =>
    entries.map((entry) => menuItem(footer[entry], entryPath(site, entry)))
  return {
    searchBasePath: sites[site].searchBasePath,
    search: { ...searchOf, ...overrides.search },
    introTour: { ...introTourOf, ...overrides.introTour },
    variantListCacheDuration: overrides.variantListCacheDuration ?? defaultVariantListMinutes,
    topMenu:
      ownMenus.top === undefined
        ? menus.top.map((entry) => menuItem(topMenu[entry], entryPath(site, entry)))
        : menuItemsOf(ownMenus.top, locale),
    footerMenu:
      ownMenus.footer === undefined
        ? [
            menuItem(footer.shop, '', footerLinks(menus.shop)),
            menuItem(footer.account, '', footerLinks(menus.account)),
          ]
        : menuItemsOf(ownMenus.footer, locale),
    myPages: myPagesOf(name),
    login: {
      show: overrides.login?.show ?? true,
      loginBlock: {
        content: login.content,
        userNameLabel: login.userNameLabel,
        passwordLabel: login.passwordLabel,
        loginButtonLabel: login.loginButtonLabel,
        errorLabel: login.errorLabel,
        lockedOutErrorLabel: login.lockedOutErrorLabel,
        currentUser: login.currentUser,
        logoutButtonUserInformation: login.logoutButtonUserInformation,
      },
      pageLinks: pageLinksOf(locale, overrides),
    },
    notFound: words.notFound,
    startPage: startTexts(sites[site].brand, locale),
    customerService: { ...contacts[site], hours: words.hours },
    ...(overrides.externalServices?.length ? { externalServices: overrides.externalServices } : {}),
  }
}
