import * as banners from '../../shop/orders/checkout/checkout-page/later-banners.ts'
import * as sections from '../../shop/orders/checkout/checkout-page/later-sections.ts'

/** Loads the parts of the checkout that load after the page, so that tests need not wait for them. */
export async function loadCheckoutParts(): Promise<void> {
  await Promise.all([...Object.values(banners), ...Object.values(sections)].map((part) => part.preload()))
}
