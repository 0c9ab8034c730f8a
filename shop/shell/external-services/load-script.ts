import { externalServicesPolicy } from './external-services-policy.ts'
import type { ServiceScript } from './rules.ts'

/** The part of the browser's Trusted Types that is used here. TypeScript has no types of them. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (id: string) => string },
    ): { createScriptURL: (id: string) => string }
  }
}

const addresses = new Map<string, string>()

/** Answers the address of a known service, and nothing else: whatever calls the policy cannot choose an address. */
function addressOf(id: string): string {
  const address = addresses.get(id)
  if (address === undefined) throw new TypeError(`${id} is no external service of this site`)
  return address
}

let policy: { createScriptURL: (id: string) => string } | undefined

/** The shop's only Trusted Types policy. Browsers without Trusted Types get the address as text. */
const scriptUrls = (): { createScriptURL: (id: string) => string } =>
  (policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy(externalServicesPolicy, {
    createScriptURL: addressOf,
  }) ?? { createScriptURL: addressOf })

/** Adds the script of a service to the page. It runs when it has arrived, and delays nothing. */
export function loadScript(id: string, { address, attributes }: ServiceScript): void {
  addresses.set(id, address)
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of attributes) script.setAttribute(name, value)
  script.src = scriptUrls().createScriptURL(id)
  document.head.append(script)
}
