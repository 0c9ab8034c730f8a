import * as v from 'valibot'
import { encryptSecret } from '../../platform/keys/secrets.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { OriginOf, Services } from '../../platform/services.ts'
import { openValues } from '../details.ts'
import { findBrowserKey, hashKey } from '../keys.ts'
import { mailAbout, type MailSettings } from '../mails.ts'
import { type ApplicationRow, lockApplication } from '../store.ts'
import { openSecrets } from './identify.ts'
import { type IdentificationProvider, identificationSecretsSchema } from './provider.ts'
import { moveIdentification, takeStarted } from './store.ts'

/** The page of the application, on its tab. */
export const identifyPage = '/become-a-customer/customer-account-application?tab=identify'

/**
 * Notifies the applicant, who may have closed the page, that somebody else has signed: the application waits to be
 * sent.
 */
async function mailApplicant(
  context: WriteContext,
  mail: MailSettings,
  application: ApplicationRow,
  signedBy: string,
): Promise<void> {
  const { company, persons } = openValues(mail.key, application.details)
  await mailAbout(context, mail, application, {
    kind: 'applicationSigned',
    to: persons.applicant,
    values: [signedBy, company.name],
    opens: { role: 'applicant', kind: 'link' },
    tab: 'identify',
  })
}

/** The browser that an answer has come back to, and how changes are written. */
interface AnswerPlace {
  browserKey: string | null
  originOf: OriginOf
  write: (change: (context: WriteContext) => Promise<void>) => Promise<void>
}

/**
 * Takes the answer with which the provider has sent the browser back, and returns the page to lead to. An answer counts
 * once, for the current e-identification, in the browser that has started it. Every other one changes nothing. The
 * applicant gets a mail when somebody else has signed.
 */
export async function takeAnswer(
  { store: { db }, keys, clock, log }: Pick<Services, 'store' | 'keys' | 'clock' | 'log'>,
  provider: IdentificationProvider,
  query: URLSearchParams,
  { browserKey, originOf, write }: AnswerPlace,
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
  const isSignedByOther = result.state === 'signed' && key?.role === 'signatory'
  await write(async (context) => {
    // Locked before the e-identification, as in every other change.
    const application = isSignedByOther ? await lockApplication(context, row.applicationId) : undefined
    const isTaken = await moveIdentification(context.trx, row.id, 'answering', {
      state: result.state,
      ...signer,
      secrets: '',
      changedAt: context.now.toISOString(),
    })
    if (isTaken && application !== undefined && result.state === 'signed')
      await mailApplicant(context, { originOf, key: keys.applications }, application, result.signedBy)
  })
  return row.page
}
