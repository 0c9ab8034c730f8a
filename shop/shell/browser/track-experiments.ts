import {
  fingerprintId,
  keepFingerprintCookie,
  pushEvent,
  whenConsented,
  whenVisible,
  type ShopContext,
} from '@tradecounter/shop/core'
import { assignVariant } from '@tradecounter/shop/core/experiments'

/** Pages whose exposures are counted. */
const counted = new WeakSet<object>()

/**
 * Counts once which variants of experiments this page shows (HELP-9): only with consent to statistics, and only if the
 * browser computes the same variant as the host has rendered. On a site with experiments, the host learns the browser's
 * id for the next page; this page stays as it is. Browser only.
 */
export function trackExperiments(context: Pick<ShopContext, 'experiments' | 'runsExperiments'>): void {
  const { experiments = [], runsExperiments = false } = context
  if (counted.has(context)) return
  counted.add(context)
  whenVisible(() =>
    whenConsented('C0002', () => {
      const fingerprint = fingerprintId()
      keepFingerprintCookie(runsExperiments ? fingerprint : null)
      for (const { id, variant, shares } of experiments)
        if (fingerprint !== '' && assignVariant(id, shares, fingerprint) === variant)
          pushEvent({ event: 'experiment_exposure', experiment_id: id, experiment_variant: variant })
    }),
  )
}
