import type { BrowserContext } from 'playwright-core'
import type { TourId } from '../../shop/intro-tour/rules.ts'

/** Every tour of the shop. A record, so that none is missing. */
const tours: Readonly<Record<TourId, true>> = {
  'search-filters': true,
  'direct-order': true,
  'my-pages': true,
  'order-info': true,
}

/**
 * Lets the browser of a test be that of a visitor who has done every tour, so that none opens over what the test does.
 */
export const finishTours = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((done) => {
    try {
      localStorage.setItem('intro_tours', JSON.stringify(done))
    } catch {
      // A document without an origin has no storage.
    }
  }, Object.keys(tours))
