import { decryptSecret } from '../platform/keys/secrets.ts'
import type { ApplicationValues } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { IdentificationRow } from './identification/store.ts'

/** When an application was submitted, which is when its terms were accepted, and its e-identification. */
export interface AgreementSource {
  acceptedAt: string
  signature: IdentificationRow | undefined
}

/** Keeps what was agreed to, and who has signed it: the application is erased. */
export async function writeAgreement(
  { trx }: WriteContext,
  { customerId, userId }: { customerId: string; userId: string },
  { persons, delivery, terms }: ApplicationValues,
  { acceptedAt, signature }: AgreementSource,
): Promise<void> {
  const isSigned = signature?.state === 'signed'
  await trx
    .insertInto('customerAgreements')
    .values({
      customerId,
      userId,
      termsVersion: terms.version,
      acceptedAt,
      creditCheckConsentAt: delivery.payment === 'invoice' && delivery.creditCheck ? acceptedAt : null,
      marketing: terms.marketing ? 1 : 0,
      signerId: isSigned && persons.applicantSigns ? userId : '',
      signedBy: isSigned ? signature.signedBy : '',
      signedAt: isSigned ? signature.changedAt : null,
      issuer: isSigned ? signature.issuer : '',
      subject: isSigned ? signature.subject : '',
    })
    .execute()
}

/** What a user has agreed to or signed as the applicant of a company, for the export of personal data. */
export async function readAgreements(queries: Queries, key: Buffer, userId: string) {
  const rows = await queries
    .selectFrom('customerAgreements')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('acceptedAt')
    .execute()
  // Before signers were kept, there was no subject.
  const opened = (stored: string): string => (stored === '' ? '' : decryptSecret(key, stored))
  return rows.map(
    ({ userId: _userId, signerId, signedBy, issuer, subject, signedAt, marketing, ...agreed }) => ({
      ...agreed,
      marketing: marketing === 1,
      // The signature of another signatory is not the applicant's.
      ...(signerId === userId
        ? { signedAt, issuer, signedBy: opened(signedBy), subject: opened(subject) }
        : {}),
    }),
  )
}

/** Takes a person out of the agreements. What the company has agreed to, and when it was signed, stays. */
export async function eraseFromAgreements(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('customerAgreements')
    .set({ signerId: '', signedBy: '', subject: '' })
    .where('signerId', '=', userId)
    .execute()
  await queries
    .updateTable('customerAgreements')
    .set({ userId: '', marketing: 0 })
    .where('userId', '=', userId)
    .execute()
}
