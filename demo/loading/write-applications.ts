import { type DemoApplication, replaceDemoApplications, type Store } from '@tradecounter/api/seed'
import { demoSeller } from '../people/seller.ts'
import { momentBefore } from './dates.ts'

type Values = Omit<DemoApplication, 'id' | 'reference' | 'submittedAt' | 'termsVersion'>

/** What all applications say, but for company and applicant. */
function application(
  [state, days]: [state: DemoApplication['state'], days: number],
  [organisationNumber, name, city]: [organisationNumber: string, name: string, city: string],
  [applicant, email]: [applicant: string, email: string],
  more: Partial<Values> = {},
): { days: number; values: Values } {
  return {
    days,
    values: {
      site: 'se',
      language: 'sv',
      state,
      ...more,
      company: {
        businessModel: 'limitedCompany',
        country: 'SE',
        organisationNumber,
        name,
        street: 'Industrigatan 5',
        postalCode: '211 34',
        city,
        trade: 'plumbing',
        size: '2-9',
        yearlyPurchase: '400 000',
        invoiceEmail: email,
        ...more.company,
      },
      persons: { applicant: { name: applicant, email, mobile: '070-123 45 67' }, ...more.persons },
      delivery: { payment: 'invoice', creditCheck: true, wantedCredit: '100 000', ...more.delivery },
    },
  }
}

/**
 * One application of each state, and one of a company that is a customer already. The numbers are like those of the
 * demo's customers.
 */
const applications = [
  application(
    ['draft', 2],
    ['559999-9041', 'Halvklara Rör AB', 'Malmö'],
    ['Dina Draft', 'dina@demo.example'],
  ),
  application(
    ['submitted', 0.4],
    ['559999-9058', 'Nya Rör i Lund AB', 'Lund'],
    ['Nora Ny', 'nora@demo.example'],
  ),
  application(
    ['submitted', 0.6],
    ['559999-9017', 'Lindqvist Rör', 'Stockholm'],
    ['Dan Dubbel', 'dan@demo.example'],
    { delivery: { payment: 'card', creditCheck: false, wantedCredit: '' } },
  ),
  application(
    ['creditCheck', 1.5],
    ['999 999 948', 'Kreditt Røyr AS', 'Bergen'],
    ['Kari Kreditt', 'kari@demo.example'],
    {
      site: 'gelia-no',
      language: 'nn',
      note: 'Kredittvurdering bestilt.',
      company: { country: 'NO', postalCode: '5003', businessModel: 'limitedCompany' },
    },
  ),
  application(
    ['moreInformation', 3],
    ['9999994-1', 'Lisätieto Putki Oy', 'Tampere'],
    ['Liisa Lisätieto', 'liisa@demo.example'],
    {
      site: 'prevex',
      language: 'fi',
      message: 'Kuka saa kirjoittaa yrityksen nimen?',
      company: { country: 'FI', postalCode: '33100', businessModel: 'limitedCompany' },
    },
  ),
  application(
    ['approved', 20],
    ['559999-9033', 'Byggservice Syd AB', 'Malmö'],
    ['Bo Bygg', 'bo.bygg@demo.example'],
    { customerId: 'c-bygg', note: 'UC utan anmärkning.' },
  ),
  application(
    ['rejected', 30],
    ['559999-9066', 'Avslagna Rör AB', 'Kalmar'],
    ['Alva Avslag', 'alva@demo.example'],
    { message: 'Bolaget är under likvidation.' },
  ),
  application(
    ['duplicate', 12],
    ['559999-9017', 'Lindqvist Rör AB', 'Stockholm'],
    ['Disa Dublett', 'disa@demo.example'],
  ),
]

/** Letters of a reference that can be read aloud. */
const reference = (index: number): string => `DEMA${index + 2}KPR`

/** Replaces the applications of the demo, and keeps those that visitors have made since. */
export const writeApplications = (store: Store, dataDir: string, today: Date): Promise<void> =>
  replaceDemoApplications(
    store,
    dataDir,
    demoSeller.id,
    applications.map(({ days, values }, index) => ({
      ...values,
      id: String(index + 1),
      reference: reference(index),
      termsVersion: '2026-01',
      submittedAt: momentBefore(today, days),
    })),
  )
