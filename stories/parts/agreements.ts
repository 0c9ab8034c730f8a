import type { Agreement, AgreementHead, AgreementLine, AgreementList } from '@tradecounter/api/contract'

const head = (agreementId: string, more: Partial<AgreementHead> = {}): AgreementHead => ({
  agreementId,
  number: 'AV104210-1',
  name: 'Framework agreement, store',
  kind: 'quantity',
  state: 'active',
  validFrom: '2026-01-12',
  validTo: '2027-06-26',
  project: 'Block C',
  contactName: 'Lisa Holm',
  currency: 'SEK',
  usedShare: 42,
  warnings: [],
  ...more,
})

/** An agreement of each kind and state. */
export const agreements: AgreementList = {
  total: 6,
  page: 1,
  pageSize: 25,
  agreements: [
    head('ended', {
      number: 'AV104210-5',
      state: 'ended',
      kind: 'value',
      usedShare: 91,
      validTo: '2026-10-14',
    }),
    head('ending', {
      number: 'AV104210-3',
      state: 'ending',
      kind: 'value',
      usedShare: 62,
      validTo: '2026-12-12',
    }),
    head('used', { number: 'AV104210-4', state: 'usedUp', usedShare: 100 }),
    head('one'),
    head('price', { number: 'AV104210-2', kind: 'price', usedShare: null }),
    head('coming', { number: 'AV104210-6', state: 'coming', usedShare: 0, validFrom: '2027-01-01' }),
  ],
}

const line = (position: number, more: Partial<AgreementLine> = {}): AgreementLine => ({
  position,
  variantNbr: '4012301',
  name: 'Ball valve, brass, full bore, lever handle',
  url: '/p/ball-valve-4012301',
  unit: 'pcs',
  priceUnit: 'pcs',
  price: 80_00,
  agreed: 200,
  calledOff: 84,
  inCarts: 0,
  delivered: 60,
  invoiced: 60,
  remaining: 116,
  usedShare: 42,
  leastCallOff: 10,
  unitVolume: 1,
  decimalPrecision: 0,
  isBuyable: true,
  deliveryPlan: [],
  ...more,
})

/** One agreement about quantities, of which a colleague has some in a cart. */
export const agreement = (more: Partial<Agreement> = {}): { agreement: Agreement } => ({
  agreement: {
    ...head('one'),
    agreedValue: null,
    calledOffValue: null,
    inCartsValue: null,
    canCallOff: true,
    deliveryWindow: { firstDeliveryDate: '2026-11-23', lastDeliveryDate: '2027-02-12', closedDates: [] },
    lines: [
      line(1, {
        deliveryPlan: [
          { day: '2026-12-14', quantity: 40 },
          { day: '2027-02-01', quantity: 40 },
        ],
      }),
      line(2, {
        variantNbr: '1850226',
        name: 'Copper pipe, straight, 22 mm',
        url: '/p/copper-pipe-1850226',
        unit: 'm',
        priceUnit: 'm',
        price: 49_90,
        agreed: 500,
        calledOff: 120,
        inCarts: 60,
        delivered: 120,
        invoiced: 0,
        remaining: 320,
        usedShare: 24,
        unitVolume: 5,
        leastCallOff: 0,
      }),
    ],
    callOffs: [
      {
        orderNumber: '10000031',
        placedAt: '2026-11-02T09:20:00.000Z',
        userName: 'Anna Lindqvist',
        position: 1,
        name: 'Ball valve, brass, full bore, lever handle',
        quantity: 24,
        unit: 'pcs',
      },
    ],
    callOffCount: 1,
    holders: [
      {
        userName: 'Jonas Wik',
        isRequest: false,
        position: 2,
        quantity: 60,
        unit: 'm',
        changedAt: '2026-11-18T10:02:00.000Z',
      },
    ],
    canAskExtension: true,
    extensions: [],
    ...more,
  },
})

/** Nearly used up and near its end; an extension is asked for. */
export const endingAgreement = agreement({
  state: 'ending',
  validTo: '2026-12-12',
  usedShare: 86,
  warnings: ['nearEmpty', 'nearEnd'],
  canAskExtension: false,
  extensions: [
    {
      userName: 'Anna Lindqvist',
      recipient: 'Lisa Holm',
      wantedUntil: '2027-06-30',
      message: 'The site is three months late.',
      createdAt: '2026-11-18T10:02:00.000Z',
      grantedUntil: '',
    },
  ],
})
