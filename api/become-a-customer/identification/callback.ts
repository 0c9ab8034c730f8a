import * as v from 'valibot'
import { encryptSecret } from '../../platform/keys/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { findBrowserKey, hashKey } from '../keys.ts'
import { openSecrets } from './identify.ts'
import { type IdentificationProvider, identificationSecretsSchema } from './provider.ts'
import { moveIdentification, takeStarted } from './store.ts'

/** The page of the application, on its tab. */
export const identifyPage = '/become-a-customer/customer-account-application?tab=identify'

/**
 * Takes the answer with which the provider has sent the browser back, and returns the page to lead to. An answer counts once, for the current
 * e-identification, in the browser that has started it. Every other one changes nothing.
 */
export async function takeAnswer(
  { store: { db }, keys, clock, log }: Pick<Services, 'store' | 'keys' | 'clock' | 'log'>,
  provider: IdentificationProvider,
  query: URLSearchParams,
  browserKey: string | null,
): Promise<string> {
  const key = await findBrowserKey(db, browserKey, clock())
  const state = query.get('state') ?? ''
  const row =
    key === undefined || state === ''
      ? undefined
      : await takeStarted(db, { stateHash: hashKey(state), keyHash: key.keyHash, now: clock() })
  if (row === undefined) {
    log.warn({ event: 'identification_refused', reason: 'unknownAnswer' }, 'become a customer')
    return identifyPage
  }
  const secrets = v.parse(identificationSecretsSchema, openSecrets(keys.applications, row.secrets))
  const result = await provider.finish(secrets, query)
  const signer =
    result.state === 'signed'
      ? {
          signedBy: encryptSecret(keys.applications, result.signedBy),
          issuer: result.issuer,
          subject: encryptSecret(keys.applications, result.subject),
        }
      : {}
  if (result.state === 'failed')
    log.warn({ event: 'identification_refused', reason: result.reason }, 'become a customer')
  await moveIdentification(db, row.id, 'answering', {
    state: result.state,
    ...signer,
    secrets: '',
    changedAt: clock().toISOString(),
  })
  return row.page
}
