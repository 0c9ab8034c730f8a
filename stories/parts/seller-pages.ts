import type {
  Seller,
  SellerApplication,
  SellerApplicationList,
  SellerFeedbackList,
  SellerOffer,
  SellerOfferList,
  SellerReturn,
  SellerReturns,
} from '@tradecounter/api/contract'
import { identified, values } from './applications.ts'
import { offer, offers } from './offers.ts'
import { returnCase, returns } from './returns.ts'

/** A seller who may do everything. */
export const seller: Seller = {
  sellerId: 's1',
  name: 'Lisa Holm',
  permissions: [
    'offers:answer',
    'returns:answer',
    'complaints:answer',
    'applications:answer',
    'feedback:read',
  ],
}

const customer = { customer: 'Fitters Ltd', customerNumber: '104210', site: 'se' } as const

/** Requests in each state but draft, which sellers do not see. */
export const sellerOffers: SellerOfferList = {
  total: offers.offers.length - 1,
  page: 1,
  pageSize: 25,
  offers: offers.offers
    .filter(({ state }) => state !== 'draft')
    .map((one) => ({ ...one, ...customer, isMine: one.seller !== '' })),
}

export function sellerOffer(allowed: SellerOffer['allowed']): SellerOffer {
  const { hidesPrices: _prices, openOrders: _orders, ...shown } = offer()
  return { ...shown, ...customer, isMine: true, allowed }
}

export const sellerReturns: SellerReturns = {
  total: returns.returns.length - 1,
  page: 1,
  pageSize: 25,
  returns: returns.returns
    .filter(({ state }) => state !== 'draft')
    .map(({ openOrders: _orders, ...one }) => ({ ...one, ...customer })),
}

export function sellerReturn(more: Partial<SellerReturn> = {}): SellerReturn {
  const { actions: _actions, hasSlip: _slip, hasLabel: _label, openOrders: _orders, ...shown } = returnCase()
  return {
    ...shown,
    ...customer,
    lines: shown.lines.map((line) => ({
      ...line,
      invoicedPrice: 89_50,
      priceUnit: 'pcs',
      currency: 'SEK',
    })),
    steps: ['inReview', 'moreInformation', 'rejected'],
    canWrite: true,
    canAssign: false,
    ...more,
  }
}

const applicationHead = {
  applicationId: 'a1',
  reference: 'K-1042',
  state: 'submitted',
  companyName: values.company.name,
  site: 'se',
  seller: '',
  submittedAt: '2026-11-18T08:00:00.000Z',
  changedAt: '2026-11-19T10:00:00.000Z',
} as const

export const sellerApplications: SellerApplicationList = {
  total: 2,
  page: 1,
  pageSize: 25,
  applications: [
    applicationHead,
    { ...applicationHead, applicationId: 'a2', reference: 'K-1041', state: 'approved', seller: 'Lisa Holm' },
  ],
}

export const sellerApplication: SellerApplication = {
  ...applicationHead,
  revision: 3,
  values,
  identification: {
    ...identified('signed').identification,
    issuer: 'https://id.example',
    subject: '5f0c',
    signerDiffers: false,
  },
  note: '',
  message: '',
  customerNumber: '',
  allowed: ['creditCheck', 'ask', 'approve', 'reject', 'reveal'],
  customers: [],
  others: [],
  currency: 'SEK',
  priceGroups: ['se-standard', 'se-large'],
  warehouses: [{ warehouseId: 'malmo', name: 'Malmö' }],
}

export const sellerFeedback: SellerFeedbackList = {
  total: 2,
  page: 1,
  pageSize: 50,
  isExportable: true,
  feedback: [
    {
      feedbackId: 'f1',
      site: 'se',
      feedbackType: 'shop',
      source: '/search',
      feedback: 'The filter for lengths is just what we needed.',
      customer: 'Fitters Ltd',
      givenAt: '2026-11-19T10:00:00.000Z',
    },
    {
      feedbackId: 'f2',
      site: 'prevex',
      feedbackType: 'product',
      source: '/p/ball-valve-4012301',
      feedback: 'Which seal fits this valve?',
      customer: '',
      givenAt: '2026-11-18T09:30:00.000Z',
    },
  ],
}
