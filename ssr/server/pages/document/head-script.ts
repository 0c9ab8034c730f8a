import { createHash } from 'node:crypto'
import { consentScript } from './consent-script.ts'
import { earlyPressScript } from './early-press.ts'
import { warehouseScript } from './warehouse-script.ts'

/** The one script that stands in the page itself: what cannot wait for the others. */
export const headScript = `${consentScript};${earlyPressScript};${warehouseScript}`

/** For the policy, which allows no other script of this kind. */
export const headScriptHash = createHash('sha256').update(headScript).digest('base64')
