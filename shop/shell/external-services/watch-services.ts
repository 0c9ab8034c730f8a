import { hasConsent, navigation, onConsentChange, whenVisible } from '@tradecounter/shop/core'
import { clearStored } from './clear-stored.ts'
import { loadScript } from './load-script.ts'
import { scriptOf, type ServiceContext, servicesOf } from './rules.ts'

/** The services whose scripts this page has loaded. They stay until the page ends. */
const loaded = new Set<string>()

/**
 * Loads the external services of the site once the visitor has consented to their group, and never before (HELP-8).
 * After a withdrawal it removes what they have stored, and reloads the page if one of them runs in it: a script cannot
 * be stopped. Returns the function that stops it. Browser only.
 */
export function watchServices(context: ServiceContext): () => void {
  const services = servicesOf(context)
  // All of the site: machine translation may have stored something before its user signed out.
  const all = context.settings.externalServices ?? []
  const check = (): void => {
    const refused = all.filter(({ consent }) => !hasConsent(consent))
    refused.forEach(clearStored)
    if (refused.some(({ id }) => loaded.has(id))) return navigation.reload()
    for (const service of services) {
      if (loaded.has(service.id) || !hasConsent(service.consent)) continue
      loaded.add(service.id)
      loadScript(service.id, scriptOf(service, context))
    }
  }
  whenVisible(check)
  return onConsentChange(check)
}
