import type { Offer, OfferHead, OfferLine, OfferList } from '@tradecounter/api/contract'

const head = (offerId: string, more: Partial<OfferHead> = {}): OfferHead => ({
  offerId,
  number: 'OF10000004',
  name: 'Plant room, block C',
  project: 'P-3381',
  state: 'ready',
  createdBy: 'Anna Lindqvist',
  seller: 'Lisa Holm',
  createdAt: '2026-11-18T08:12:00.000Z',
  updatedAt: '2026-11-19T10:02:00.000Z',
  validUntil: '2026-11-29T15:00:00.000Z',
  sum: 2_551_78,
  currency: 'SEK',
  ...more,
})

/** An offer in each state. */
export const offers: OfferList = {
  total: 10,
  page: 1,
  pageSize: 25,
  offers: (
    [
      'draft',
      'sent',
      'inProgress',
      'ready',
      'accepted',
      'partlyOrdered',
      'ordered',
      'declined',
      'expired',
      'cancelled',
    ] as const
  ).map((state, index) =>
    head(`offer-${index}`, {
      state,
      number: `OF1000000${index}`,
      ...(index < 3 ? { validUntil: null } : {}),
      ...(index < 2 ? { seller: '' } : {}),
    }),
  ),
}

const line = (position: number, more: Partial<OfferLine> = {}): OfferLine => ({
  position,
  variantNumber: '4012301',
  name: 'Ball valve, brass, full bore, lever handle',
  url: '/p/ball-valve-4012301',
  imageUrl: '/pictures/none.svg',
  configuration: [],
  quantity: 10,
  unit: 'pcs',
  priceUnit: 'pcs',
  decimalPrecision: 0,
  listPrice: 99_50,
  customerPrice: 89_50,
  offeredPrice: 80_00,
  discount: 106,
  total: 800_00,
  kind: 'ordinary',
  alternativeTo: 0,
  note: '',
  use: 'open',
  orderNumber: '',
  ...more,
})

/** An offer with an alternative, an optional line, two versions and messages. */
export const offer = (more: Partial<Offer> = {}): Offer => ({
  ...head('offer-3'),
  openOrders: [],
  revision: 4,
  asksExtension: false,
  allowed: ['accept', 'decline', 'askChange', 'askExtension', 'message'],
  versions: [
    {
      version: 0,
      createdAt: '2026-11-18T08:12:00.000Z',
      seller: '',
      validUntil: null,
      note: '',
      sum: 895_00,
      lines: [line(1, { offeredPrice: null, discount: null, total: 895_00, use: '' })],
    },
    {
      version: 1,
      createdAt: '2026-11-19T10:02:00.000Z',
      seller: 'Lisa Holm',
      validUntil: '2026-11-29T15:00:00.000Z',
      note: 'The valve in line 2 has a longer lever.',
      sum: 800_00,
      lines: [
        line(1),
        line(2, {
          variantNumber: '4012302',
          name: 'Ball valve, long lever',
          kind: 'alternative',
          alternativeTo: 1,
        }),
        line(3, {
          variantNumber: '4012310',
          name: 'Lock for the lever',
          kind: 'optional',
          note: 'One per valve',
        }),
      ],
    },
  ],
  messages: [
    {
      id: 'm1',
      at: '2026-11-18T08:12:00.000Z',
      kind: 'request',
      author: 'Anna Lindqvist',
      isSeller: false,
      text: 'Delivery before the 30th, please.',
    },
    {
      id: 'm2',
      at: '2026-11-19T10:02:00.000Z',
      kind: 'answer',
      author: 'Lisa Holm',
      isSeller: true,
      text: '',
    },
  ],
  files: [
    {
      fileId: 'f1',
      name: 'drawing.pdf',
      size: 120_000,
      author: 'Oskar Fitter',
      addedAt: '2026-11-18T08:12:00.000Z',
    },
  ],
  hidesPrices: false,
  ...more,
})
