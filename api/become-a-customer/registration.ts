import {
  applicationTrades,
  businessModels,
  companySizes,
  paymentWays,
  type Registration,
  sites,
} from '../contract/index.ts'
import type { Caller, Services } from '../platform/services.ts'
import { siteSettingsOf } from '../sites/service.ts'
import { listWarehouses } from '../warehouses/service.ts'
import { draftDays, siteRulesOf, tabsOf } from './rules.ts'

/** The version of the terms until the operator settles one. */
const firstTerms = '2026-01'

/** The registration parameters of a site (spec §3). */
export async function registrationOf(
  { store, settings }: Pick<Services, 'store' | 'settings'>,
  { site, language }: Pick<Caller, 'site' | 'language'>,
): Promise<Registration> {
  const rules = siteRulesOf(site)
  const own = settings.siteOverrides?.[site]?.application ?? {}
  const offered = own.businessModels ?? rules.businessModels
  const hasProvider = settings.identification !== undefined
  const { phone, email } = siteSettingsOf(site, language).customerService
  const { warehouses } = await listWarehouses(store.db, site)
  return {
    countries: [...rules.countries],
    businessModels: [...offered],
    refusedModels: businessModels.filter((model) => !offered.includes(model)),
    trades: [...applicationTrades],
    sizes: [...companySizes],
    tabs: tabsOf(hasProvider),
    paymentWays: [...paymentWays],
    currency: sites[site].currency,
    mostCredit: own.mostCredit ?? rules.mostCredit,
    asksIban: own.asksIban ?? false,
    terms: { version: own.termsVersion ?? firstTerms, url: own.termsUrl ?? '' },
    identification: { offered: hasProvider, required: hasProvider },
    branches: warehouses.map(({ id: warehouseId, name }) => ({ warehouseId, name })),
    contact: { phone, email },
    draftDays,
  }
}
