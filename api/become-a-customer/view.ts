import { decryptSecret } from '../platform/keys/secrets.ts'
import type {
  Application,
  ApplicationRole,
  ApplicationValues,
  Identification,
  IdentificationState,
} from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { maskValues, openValues } from './details.ts'
import { findIdentification, type IdentificationRow } from './identification/store.ts'
import { isOpen } from './rules.ts'
import { type ApplicationRow, findCustomerNumber } from './store.ts'

/** The state of an e-identification now: one that was not answered in time has expired. */
export function identificationStateOf(row: IdentificationRow | undefined, now: Date): IdentificationState {
  if (row === undefined) return 'none'
  const waits = row.state === 'invited' || row.state === 'started' || row.state === 'answering'
  if (waits && row.expiresAt <= now.toISOString()) return 'expired'
  return row.state === 'answering' ? 'started' : row.state
}

/** Who signs for the company. */
export const signatoryOf = ({ persons }: ApplicationValues): { name: string; email: string } => {
  const { name, email } = persons.applicantSigns ? persons.applicant : persons.signatory
  return { name, email }
}

export const viewIdentification = (
  key: Buffer,
  row: IdentificationRow | undefined,
  values: ApplicationValues,
  now: Date,
): Identification => {
  const state = identificationStateOf(row, now)
  return {
    state,
    initiated: state === 'invited' || state === 'started',
    signatory: signatoryOf(values),
    signedBy: row === undefined || row.signedBy === '' ? '' : decryptSecret(key, row.signedBy),
    at: state === 'none' ? null : (row?.changedAt ?? null),
  }
}

/** An application as its browser may see it: with masked personal numbers. */
export async function viewApplication(
  queries: Queries,
  key: Buffer,
  row: ApplicationRow,
  role: ApplicationRole,
  now: Date,
): Promise<Application> {
  const values = openValues(key, row.details)
  return {
    id: row.id,
    role,
    state: row.state,
    reference: row.reference ?? '',
    isOpen: isOpen(row.state) && role === 'applicant',
    values: maskValues(values),
    versions: {
      company: row.companyVersion,
      persons: row.personsVersion,
      delivery: row.deliveryVersion,
      terms: row.termsVersion,
    },
    identification: viewIdentification(
      key,
      await findIdentification(queries, row.identificationId),
      values,
      now,
    ),
    message: row.message,
    // The applicant becomes the customer's administrator; a signatory may be none of its users.
    customerNumber: role === 'applicant' ? await findCustomerNumber(queries, row) : '',
    expiresAt: row.expiresAt,
  }
}
