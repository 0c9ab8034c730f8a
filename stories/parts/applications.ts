import type { Application, ApplicationValues, Registration } from '@tradecounter/api/contract'
import { emptyValues } from '@tradecounter/shop/become-a-customer'

/** What the site asks for. */
export const registration: Registration = {
  countries: ['SE', 'NO', 'FI', 'DK', 'AX'],
  businessModels: ['limitedCompany', 'soleTrader', 'association', 'publicSector'],
  refusedModels: ['privatePerson'],
  trades: ['plumbing', 'electrical', 'ventilation', 'construction', 'property', 'industry', 'other'],
  sizes: ['1', '2-9', '10-49', '50-249', '250+'],
  tabs: ['company', 'persons', 'delivery', 'terms', 'identify', 'receipt'],
  paymentWays: ['invoice', 'card'],
  currency: 'SEK',
  mostCredit: 500_000,
  asksIban: true,
  terms: { version: '2026-1', url: '/search' },
  identification: { offered: true, required: true },
  branches: [
    { warehouseId: 'w1', name: 'Malmö' },
    { warehouseId: 'w2', name: 'Solna' },
  ],
  contact: { phone: '020-123 45 67', email: 'help@tradecounter.example' },
  draftDays: 90,
}

const empty = emptyValues(registration)

/** A complete application. */
export const values: ApplicationValues = {
  company: {
    ...empty.company,
    businessModel: 'limitedCompany',
    organisationNumber: '556036-0793',
    name: 'Fitters Ltd',
    street: 'Main Street 1',
    postalCode: '211 34',
    city: 'Malmö',
    vatNumber: 'SE556036079301',
    trade: 'plumbing',
    size: '10-49',
    yearlyPurchase: '400 000',
    invoiceEmail: 'invoices@fitters.example',
    eInvoiceScheme: '0007',
    eInvoiceId: '5560360793',
  },
  persons: {
    ...empty.persons,
    applicant: { name: 'Anna Fitter', email: 'anna@fitters.example', mobile: '070-123 45 67' },
    buyers: [{ name: 'Bo Pipe', email: 'bo@fitters.example', mobile: '' }],
  },
  delivery: {
    ...empty.delivery,
    payment: 'invoice',
    creditCheck: true,
    wantedCredit: '50 000',
    toCompanyAddress: false,
    addresses: [
      {
        name: 'Fitters, the yard',
        street: 'Harbour Road 7',
        postalCode: '211 18',
        city: 'Malmö',
        country: 'SE',
        goodsMark: 'Gate 2',
        phone: '040-12 34 56',
      },
    ],
    warehouseId: 'w1',
  },
  terms: { version: '2026-1', accepted: true, marketing: false },
}

/** An application of this browser; `changes` override fields. */
export const application = (changes: Partial<Application> = {}): Application => ({
  id: 'a1',
  role: 'applicant',
  state: 'draft',
  reference: '',
  isOpen: true,
  values,
  versions: { company: 3, persons: 2, delivery: 1, terms: 1 },
  identification: {
    state: 'none',
    initiated: false,
    signatory: { name: 'Anna Fitter', email: 'anna@fitters.example' },
    signedBy: '',
    at: null,
  },
  message: '',
  customerNumber: '',
  expiresAt: '2027-02-20T10:00:00.000Z',
  ...changes,
})

/** With an e-identification in a state. */
export const identified = (
  state: Application['identification']['state'],
  changes: Partial<Application> = {},
): Application =>
  application({
    identification: {
      ...application().identification,
      state,
      initiated: state === 'started' || state === 'invited',
      signedBy: state === 'signed' ? 'Anna Fitter' : '',
      at: '2026-11-20T10:00:00.000Z',
    },
    ...changes,
  })

/** Sent, and in a state of the shop. */
export const sent = (state: Application['state'], message = ''): Application =>
  identified('signed', { state, message, isOpen: state === 'moreInformation', reference: 'A1001' })
