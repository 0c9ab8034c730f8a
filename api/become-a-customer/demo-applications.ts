import type { ApplicationState, ApplicationValues, SiteKey } from '../contract/index.ts'
import type { Language } from '@tradecounter/search'
import { foldText } from '../platform/lists/list-filter.ts'
import type { Store } from '../platform/database/store.ts'
import { openKeys, tokenKeyFile } from '../platform/keys/keys.ts'
import {
  emailHash,
  emptyValues,
  organisationHash,
  sealValues,
  withoutPersonalNumbers,
  writeNumbers,
} from './details.ts'
import { daysAfter, draftDays, isDecided, undecidedDays } from './rules.ts'
import { eraseApplications, insertApplication } from './store.ts'

/** An application of the demo. */
export interface DemoApplication {
  id: string
  reference: string
  site: SiteKey
  language: Language
  state: ApplicationState
  company: Partial<ApplicationValues['company']>
  persons: Partial<ApplicationValues['persons']>
  delivery: Partial<ApplicationValues['delivery']>
  termsVersion: string
  /** Of the shop to the applicant, and of the credit check. */
  message?: string
  note?: string
  /** Of the customer that was made. */
  customerId?: string
  submittedAt: string
}

const beginning = 'demo-application-'

/** Whether the demo has its applications. */
export async function hasDemoApplications({ db }: Store): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'like', `${beginning}%`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Replaces the applications of the demo, encrypted with the key of the folder. Call it only when `SITE_ENV` is `local`.
 */
export async function replaceDemoApplications(
  { db }: Store,
  dataDir: string,
  sellerId: string,
  applications: readonly DemoApplication[],
): Promise<void> {
  const { applications: key } = openKeys(tokenKeyFile(dataDir))
  const known = await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'like', `${beginning}%`)
    .execute()
  await eraseApplications(
    db,
    known.map(({ id }) => id),
  )
  for (const demo of applications) {
    const {
      id,
      site,
      language,
      state,
      termsVersion,
      submittedAt,
      message = '',
      note = '',
      customerId = '',
    } = demo
    const empty = emptyValues()
    const values = writeNumbers({
      company: { ...empty.company, ...demo.company },
      persons: { ...empty.persons, ...demo.persons },
      delivery: { ...empty.delivery, ...demo.delivery },
      terms: { version: termsVersion, accepted: true, marketing: false },
    })
    const isDraft = state === 'draft'
    const reference = isDraft ? null : demo.reference
    await insertApplication(db, {
      id: `${beginning}${id}`,
      site,
      siteName: site,
      language,
      state,
      revision: 1,
      details: sealValues(key, isDecided(state) ? withoutPersonalNumbers(values) : values),
      companyVersion: 1,
      personsVersion: 1,
      deliveryVersion: 1,
      termsVersion: 1,
      startedBy: null,
      identificationId: '',
      reference,
      companyName: values.company.name,
      searchText: foldText([values.company.name, reference ?? '', values.company.city].join(' ')),
      organisationHash: organisationHash(key, values),
      emailHash: emailHash(key, values.persons.applicant.email),
      message,
      note,
      sellerId: isDraft || state === 'submitted' ? '' : sellerId,
      customerId,
      createdAt: submittedAt,
      changedAt: submittedAt,
      submittedAt: isDraft ? null : submittedAt,
      attachmentAskedAt: null,
      expiresAt: daysAfter(new Date(submittedAt), isDraft || isDecided(state) ? draftDays : undecidedDays),
    })
  }
}
