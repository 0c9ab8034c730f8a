import {
  type ApplicationState,
  type ApplicationTab,
  applicationTabs,
  type BusinessModel,
  businessModels,
  type Country,
  type SiteKey,
  sites,
} from '../contract/index.ts'

/** Days for which a draft, or the end of a decided application, is kept after its last change. */
export const draftDays = 90
/** Days for which an application that nobody has decided is kept. */
export const undecidedDays = 365
/** Days for which a link of the signatory, and minutes for which a started e-identification, are valid. */
export const signatoryLinkDays = 14
export const identificationMinutes = 10
/** Mails that anybody can cause by applications, to one address within a day. */
export const mostMailsPerDay = 10
/** Mails to one seller about applications that wait, within a day. The list of applications has all of them. */
export const mostSellerMailsPerDay = 100
/** Links that are mailed for one application within a day. */
export const mostLinksPerDay = 5

const dayMs = 86_400_000
export const daysAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * dayMs).toISOString()
export const minutesAfter = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString()

/** Whether the applicant may change and submit it. */
export const isOpen = (state: ApplicationState): boolean => state === 'draft' || state === 'moreInformation'
/** Whether the shop has decided: nothing changes any more. */
export const isDecided = (state: ApplicationState): boolean =>
  state === 'approved' || state === 'rejected' || state === 'duplicate'

/** Whether the shop may decide about it or ask. */
export const isWaiting = (state: ApplicationState): boolean =>
  state === 'submitted' || state === 'creditCheck'

/** The words of a name without case and accents. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether two names can be of the same person. Case, accents and the order of the words do not count, and neither do
 * further given names: providers give all of them.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  return few.length >= Math.min(2, many.length) && few.every((word) => many.includes(word))
}

/** What a site asks for, unless its operator has settled otherwise. */
export interface SiteRules {
  countries: readonly Country[]
  businessModels: readonly BusinessModel[]
  /** In whole units of the currency. */
  mostCredit: number
}

/**
 * Countries whose companies a site serves: its own first, then the neighbours with a land border or a common market.
 */
const served: Readonly<Record<Country, readonly Country[]>> = {
  SE: ['SE', 'NO', 'FI', 'DK'],
  NO: ['NO', 'SE', 'DK'],
  FI: ['FI', 'AX', 'SE'],
  AX: ['AX', 'FI', 'SE'],
  DK: ['DK', 'SE', 'NO'],
}

/** Nobody sells to private persons, and the clothes of Workwear and the range of Prevex go to companies only. */
const companies = businessModels.filter((model) => model !== 'privatePerson')
const modelsOf: Readonly<Partial<Record<SiteKey, readonly BusinessModel[]>>> = {
  prevex: ['limitedCompany', 'soleTrader', 'publicSector'],
  'dk-handel': ['limitedCompany', 'soleTrader'],
}

export function siteRulesOf(site: SiteKey): SiteRules {
  const { country, currency } = sites[site]
  return {
    countries: served[country],
    businessModels: modelsOf[site] ?? companies,
    mostCredit: currency === 'EUR' ? 100_000 : 1_000_000,
  }
}

/** The tabs of a site: without a provider there is nothing to identify with. */
export const tabsOf = (offersIdentification: boolean): ApplicationTab[] =>
  applicationTabs.filter((tab) => tab !== 'identify' || offersIdentification)
