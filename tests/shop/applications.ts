import type { Application, ApplicationValues, Registration } from '@tradecounter/api/contract'
import { emptyValues } from '@tradecounter/shop/become-a-customer'

/** What the site se asks for. */
export const registration: Registration = {
  countries: ['SE', 'NO', 'FI', 'DK', 'AX'],
  businessModels: ['limitedCompany', 'soleTrader', 'association', 'publicSector'],
  refusedModels: ['privatePerson'],
  trades: ['plumbing', 'electrical', 'other'],
  sizes: ['1', '2-9', '10-49', '50-249', '250+'],
  tabs: ['company', 'persons', 'delivery', 'terms', 'identify', 'receipt'],
  paymentWays: ['invoice', 'card'],
  currency: 'SEK',
  mostCredit: 500_000,
  asksIban: false,
  terms: { version: '2026-1', url: '' },
  identification: { offered: true, required: true },
  branches: [{ warehouseId: 'w1', name: 'Malmö' }],
  contact: { phone: '0771-12 34 56', email: 'hej@tradecounter.example' },
  draftDays: 90,
}

/** A complete application; the number is that of Skatteverket, the Swedish tax agency. */
export const completeValues = (): ApplicationValues => ({
  company: {
    ...emptyValues(registration).company,
    businessModel: 'publicSector',
    organisationNumber: '202100-5448',
    name: 'Skatteverket',
    street: 'Solna strandväg 20',
    postalCode: '171 94',
    city: 'Solna',
    trade: 'plumbing',
    size: '2-9',
    invoiceEmail: 'faktura@ror.example',
  },
  persons: {
    ...emptyValues(registration).persons,
    applicant: { name: 'Kim Rörmokare', email: 'kim@ror.example', mobile: '070-123 45 67' },
  },
  delivery: { ...emptyValues(registration).delivery, payment: 'card' },
  terms: { version: '2026-1', accepted: true, marketing: false },
})

/** An application of this browser; `changes` override fields. */
export const application = (changes: Partial<Application> = {}): Application => ({
  id: 'a1',
  role: 'applicant',
  state: 'draft',
  reference: '',
  isOpen: true,
  values: completeValues(),
  versions: { company: 1, persons: 1, delivery: 1, terms: 1 },
  identification: {
    state: 'none',
    initiated: false,
    signatory: { name: 'Kim Rörmokare', email: 'kim@ror.example' },
    signedBy: '',
    at: null,
  },
  message: '',
  customerNumber: '',
  expiresAt: '2027-02-20T10:00:00.000Z',
  ...changes,
})
