import type { Return, Returns } from '@tradecounter/api/contract'

const head = {
  kind: 'damaged',
  orderNumber: '10000046',
  invoiceNumber: '105000017',
  reason: 'Damaged in transport',
  createdBy: 'Anna Fitter',
  createdAt: '2026-11-18T08:00:00Z',
  changedAt: '2026-11-19T10:00:00Z',
} as const

const states = [
  'draft',
  'sent',
  'inReview',
  'moreInformation',
  'approved',
  'waitingForGoods',
  'received',
  'credited',
  'replaced',
  'rejected',
  'cancelled',
] as const
const cases = states.map((state, at) => ({ ...head, number: `R10000${10 + at}`, state }))

/** A case in each state. */
export const returns: Returns = {
  total: cases.length,
  page: 1,
  pageSize: 25,
  returns: cases.map((each) => ({ ...each, openOrders: ['10000046'] })),
}

/** One case with a photo and its history. */
export const returnCase = (more: Partial<Return> = {}): Return => ({
  ...head,
  number: 'R1000011',
  state: 'sent',
  openOrders: ['10000046'],
  version: 2,
  wanted: 'credit',
  handover: 'handIn',
  handoverPlaceId: 'malmo',
  handoverPlace: 'Malmö\nStore Street 8\n211 20 Malmö',
  description: 'The housing is dented.',
  contactName: 'Anna Fitter',
  contactPhone: '',
  feeThousandths: 0,
  creditNoteNumber: '',
  creditNotes: [],
  replacementOrderNumber: '',
  actions: ['write', 'cancel'],
  hasSlip: false,
  hasLabel: false,
  lines: [
    {
      position: 1,
      orderPosition: 1,
      invoicePosition: 1,
      variantNbr: '1842205',
      name: 'Ball valve',
      quantity: 2,
      displayUnitCode: 'pcs',
      batch: 'SN-7',
    },
  ],
  files: [
    {
      fileId: 'a'.repeat(32),
      name: 'damage.jpg',
      size: 1200,
      author: 'Anna Fitter',
      addedAt: '2026-11-18T08:00:00Z',
    },
  ],
  events: [
    { at: '2026-11-18T08:00:00Z', actor: 'customer', userName: 'Anna Fitter', state: 'sent', message: '' },
  ],
  ...more,
})
