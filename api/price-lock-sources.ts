import type { PriceLockSources } from './carts/price-lock-sources.ts'
import { offerPriceLocks } from './offers/price-locks.ts'
import { agreementPriceLocks } from './order-agreements/price-locks.ts'

/** Every kind of documents that lock prices. */
export const priceLockSources: PriceLockSources = { offer: offerPriceLocks, agreement: agreementPriceLocks }
