import { decryptSecret } from '../platform/keys/secrets.ts'
import type { ApplicationValues } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { maskValues, openValues, sealValues, withoutPersonalNumbers } from './details.ts'
import { findIdentification } from './identification/store.ts'
import { isOpen } from './rules.ts'
import {
  type ApplicationRow,
  changeApplication,
  deleteSignatoryKeys,
  eraseApplications,
  lockApplication,
} from './store.ts'
import { signatoryOf } from './view.ts'

/** Applications that are opened at once: what they say is encrypted, so that no query finds a person in them. */
const atOnce = 200

const isAddress = (email: string, other: string): boolean =>
  other.trim().toLowerCase() === email.trim().toLowerCase()

/** Who somebody is in an application. */
const partsOf = ({ persons }: ApplicationValues, email: string) => ({
  isApplicant: isAddress(email, persons.applicant.email),
  isSignatory: isAddress(email, persons.signatory.email),
  isBuyer: persons.buyers.some((buyer) => isAddress(email, buyer.email)),
})

/** The applications in which a mail address is that of the applicant, the signatory or a buyer. */
async function* applicationsWith(queries: Queries, key: Buffer, email: string) {
  for (let after = ''; ;) {
    const rows = await queries
      .selectFrom('applications')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const row of rows) {
      const values = openValues(key, row.details)
      const parts = partsOf(values, email)
      if (parts.isApplicant || parts.isSignatory || parts.isBuyer) yield { row, values, parts }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = last.id
  }
}

/** The signature, if it is that of this person. */
async function signatureOf(
  queries: Queries,
  key: Buffer,
  row: ApplicationRow,
  values: ApplicationValues,
  email: string,
) {
  if (!isAddress(email, signatoryOf(values).email)) return {}
  const signature = await findIdentification(queries, row.identificationId)
  if (signature?.state !== 'signed' || signature.signedBy === '') return {}
  return {
    signature: {
      signedAt: signature.changedAt,
      issuer: signature.issuer,
      signedBy: decryptSecret(key, signature.signedBy),
      subject: signature.subject === '' ? '' : decryptSecret(key, signature.subject),
    },
  }
}

/**
 * What applications say about the owner of a mail address, for the export of personal data. The applicant gets the
 * company and the delivery too; the other persons of an application are nobody's but their own. Personal numbers are
 * masked as in every answer.
 */
export async function readApplicationsOf(queries: Queries, key: Buffer, email: string) {
  const found = []
  for await (const { row, values, parts } of applicationsWith(queries, key, email)) {
    const { site, state, reference, companyName, message } = row
    const { createdAt, changedAt, submittedAt, expiresAt } = row
    const { company, persons, delivery, terms } = maskValues(values)
    found.push({
      site,
      state,
      reference,
      companyName,
      createdAt,
      changedAt,
      submittedAt,
      expiresAt,
      ...(parts.isApplicant
        ? {
            applicant: persons.applicant,
            personalNumber: persons.personalNumber,
            company,
            delivery,
            terms,
            message,
          }
        : {}),
      ...(parts.isSignatory ? { signatory: persons.signatory } : {}),
      ...(parts.isBuyer ? { buyer: persons.buyers.find((buyer) => isAddress(email, buyer.email)) } : {}),
      ...(await signatureOf(queries, key, row, values, email)),
    })
  }
  return found
}

/** The values without the owner of a mail address, who is not the applicant. */
function withoutPerson(values: ApplicationValues, email: string): ApplicationValues {
  const { isSignatory } = partsOf(values, email)
  // The personal number of a sole trader is that of who signs.
  const { company, persons, ...others } = isSignatory ? withoutPersonalNumbers(values) : values
  return {
    ...others,
    company: { ...company, invoiceEmail: isAddress(email, company.invoiceEmail) ? '' : company.invoiceEmail },
    persons: {
      ...persons,
      signatory: isSignatory ? { name: '', email: '', mobile: '' } : persons.signatory,
      buyers: persons.buyers.filter((buyer) => !isAddress(email, buyer.email)),
    },
  }
}

/** Takes a person out of the application of another applicant, with the signature and the links of a signatory. */
async function erasePerson(
  context: WriteContext,
  key: Buffer,
  row: ApplicationRow,
  email: string,
): Promise<void> {
  const values = openValues(key, row.details)
  const { isSignatory } = partsOf(values, email)
  await changeApplication(context, row.id, {
    details: sealValues(key, withoutPerson(values, email)),
    // A window that shows the person is told that the tab has changed.
    companyVersion: row.companyVersion + 1,
    personsVersion: row.personsVersion + 1,
    ...(isSignatory && isOpen(row.state) ? { identificationId: '' } : {}),
  })
  if (!isSignatory) return
  await deleteSignatoryKeys(context.trx, row.id)
  await context.trx
    .updateTable('identifications')
    .set({ signedBy: '', subject: '' })
    .where('applicationId', '=', row.id)
    .execute()
}

/**
 * Erases the owner of a mail address from applications. An application of this applicant is erased at once, as it would
 * be when its time is over; out of the others only the person is taken.
 */
export async function eraseFromApplications(
  context: WriteContext,
  key: Buffer,
  email: string,
): Promise<void> {
  const ids: string[] = []
  for await (const { row } of applicationsWith(context.trx, key, email)) ids.push(row.id)
  for (const id of ids) {
    const row = await lockApplication(context, id)
    if (row === undefined) continue
    if (partsOf(openValues(key, row.details), email).isApplicant) await eraseApplications(context.trx, [id])
    else await erasePerson(context, key, row, email)
  }
}
