import type { ReturnKind, SiteKey } from '../contract/index.ts'
import type { Services } from '../platform/services.ts'

/** On what terms a site takes goods back that are neither wrong nor faulty. */
export interface ReturnTerms {
  /** Days after the delivery within which goods can be returned. */
  days: number
  /** Deducted from the credit of a return, in thousandths. */
  feeThousandths: number
  /** Where parcels with returned goods go; null for the branch of the customer. */
  address: ReturnAddress | null
}

/** A postal address. */
export interface ReturnAddress {
  name: string
  street: string
  postalCode: string
  city: string
}

const defaultTerms: ReturnTerms = { days: 30, feeThousandths: 100, address: null }

/** The settings that the terms are read from. */
export type TermsSource = Pick<Services['settings'], 'siteOverrides'>

/** The terms of returns of a site. */
export function returnTermsOf({ siteOverrides }: TermsSource, site: SiteKey): ReturnTerms {
  const { days, feePercent, address } = siteOverrides?.[site]?.returns ?? {}
  return {
    days: days ?? defaultTerms.days,
    feeThousandths: feePercent === undefined ? defaultTerms.feeThousandths : Math.round(feePercent * 10),
    address: address ?? defaultTerms.address,
  }
}

/** Deducted from the credit of a case, in thousandths: only a return is no fault of the seller. */
export const returnFee = (
  kind: ReturnKind,
  { feeThousandths }: Pick<ReturnTerms, 'feeThousandths'> = defaultTerms,
): number => (kind === 'return' ? feeThousandths : 0)
