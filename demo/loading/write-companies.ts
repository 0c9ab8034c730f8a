import { insertRows, type Store } from '@tradecounter/api/seed'
import { momentBefore } from './dates.ts'
import { demoCustomers } from '../people/customers.ts'

/** Made-up numbers with valid check digits, from the last ones of each register. */
const profiles = {
  'c-ror': {
    organisationNumber: '559999-9017',
    vatNumber: 'SE559999901701',
    invoiceStreet: 'Box 118',
    parentId: 'c-vvs',
  },
  'c-sol': { organisationNumber: '559999-9025', vatNumber: 'SE559999902501', parentId: 'c-vvs' },
  'c-fjord': { organisationNumber: '999 999 905', vatNumber: 'NO999999905MVA' },
  'c-nordlys': { organisationNumber: '999 999 913', vatNumber: 'NO999999913MVA' },
  'c-jarvi': { organisationNumber: '9999992-5', vatNumber: 'FI99999925' },
  'c-aarhus': { organisationNumber: '99999918', vatNumber: 'DK99999918' },
  'c-bygg': { organisationNumber: '559999-9033', vatNumber: 'SE559999903301' },
} as const

const request = (
  id: string,
  state: 'sent' | 'inReview' | 'done' | 'rejected',
  message: string,
  answer: string,
) => ({
  id: `demo-request-${id}`,
  customerId: 'c-ror',
  userId: 'u-olof',
  state,
  wanted: '{}',
  message,
  answer,
})

/** Writes master data, contacts and change requests of the demo customers, in each state of the page. */
export async function writeCompanies(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const ids = demoCustomers.map(({ id }) => id)
    await transaction.deleteFrom('companyProfiles').where('customerId', 'in', ids).execute()
    await insertRows(
      transaction,
      'companyProfiles',
      Object.entries(profiles).map(([customerId, profile]) => ({
        customerId,
        invoiceStreet: '',
        eInvoiceScheme: customerId === 'c-ror' ? '0007' : '',
        eInvoiceId: customerId === 'c-ror' ? '5599999017' : '',
        paymentDays: 30,
        deliveryTerms: 'DAP',
        creditLimit: 500_000_00,
        creditUsed: 128_450_00,
        parentId: null,
        ...profile,
      })),
    )
    await transaction.deleteFrom('companyContacts').where('id', 'like', 'demo-contact-%').execute()
    await insertRows(
      transaction,
      'companyContacts',
      ['c-ror', 'c-nordlys', 'c-bygg'].map((customerId) => ({
        id: `demo-contact-${customerId}`,
        customerId,
        name: 'Eva Ek',
        title: customerId === 'c-nordlys' ? 'Økonomi' : 'Ekonomi',
        phone: '070-174 06 33',
        email: 'eva.ek@demo.example',
        version: 1,
        deletedAt: null,
      })),
    )
    await transaction.deleteFrom('changeRequests').where('id', 'like', 'demo-request-%').execute()
    await insertRows(
      transaction,
      'changeRequests',
      [
        request('1', 'sent', 'Vi flyttar till Rörvägen 14 i mars.', ''),
        request('2', 'inReview', 'Höj kreditgränsen till 750 000 kr.', ''),
        request('3', 'done', 'E-faktura via Peppol.', 'Klart från och med i dag.'),
        request('4', 'rejected', 'Betalningsvillkor 90 dagar.', 'Vi kan erbjuda 30 dagar.'),
      ].map((row, at) => ({
        ...row,
        createdAt: momentBefore(today, 2 + at * 9),
        changedAt: momentBefore(today, 1 + at * 9),
      })),
    )
  })
}
