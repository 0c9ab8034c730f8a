import type { Invoice, Invoices, InvoiceSummary } from '@tradecounter/api/contract'

type Head = Invoices['invoices'][number]

const head = (number: string, more: Partial<Head> = {}): Head => ({
  number,
  kind: 'invoice',
  status: 'open',
  issuedOn: '2026-11-12',
  dueOn: '2026-12-12',
  orderNumber: '10000042',
  openOrders: more.orderNumber === '' ? [] : ['10000042'],
  reference: 'PO 3381',
  project: 'P-3381',
  currency: 'SEK',
  total: 1_910_38,
  openAmount: 1_910_38,
  paymentReference: `${number}5`,
  hasXml: true,
  ...more,
})

/** A document in each state, and of each kind. */
export const invoices: Invoices = {
  total: 9,
  page: 1,
  pageSize: 20,
  invoices: [
    head('105000049'),
    head('105000048', { status: 'overdue', issuedOn: '2026-09-12', dueOn: '2026-10-12' }),
    head('105000047', { status: 'partlyPaid', openAmount: 910_38 }),
    head('105000046', { status: 'disputed', issuedOn: '2026-09-02', dueOn: '2026-10-02' }),
    head('105000045', { status: 'paid', openAmount: 0 }),
    head('105000044', { status: 'credited', openAmount: 0 }),
    head('105000043', { kind: 'creditNote', total: 480_00, openAmount: 480_00 }),
    head('105000042', { kind: 'interest', orderNumber: '', total: 54_30, openAmount: 54_30 }),
    head('105000041', { kind: 'statement', status: null, orderNumber: '', openAmount: 0, hasXml: false }),
  ],
}

export const invoiceSummary: InvoiceSummary = {
  currency: 'SEK',
  open: 6_216_44,
  overdue: 3_820_76,
  overdueCount: 2,
  overdueTo: '2026-11-19',
  openCredits: 480_00,
  ageing: [
    { age: 'notDue', amount: 2_875_06, count: 3, dueFrom: '2026-11-20', dueTo: '' },
    { age: 'to30', amount: 0, count: 0, dueFrom: '2026-10-21', dueTo: '2026-11-19' },
    { age: 'to60', amount: 3_820_76, count: 2, dueFrom: '2026-09-21', dueTo: '2026-10-20' },
    { age: 'to90', amount: 0, count: 0, dueFrom: '2026-08-22', dueTo: '2026-09-20' },
    { age: 'over90', amount: 0, count: 0, dueFrom: '', dueTo: '2026-08-21' },
  ],
  credit: { limit: 500_000_00, used: 6_216_44 },
}

const party = (name: string, line: string) => ({
  name,
  lines: [line, '117 43 Stockholm'],
  organisationNumber: '5599999017',
  vatNumber: 'SE559999901701',
})

/** One document with a discount, freight, and two delivery notes. */
export const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  ...head('105000047', { status: 'partlyPaid', openAmount: 910_38 }),
  costCentre: '100',
  goodsMark: 'Stairs B',
  deliveredOn: '2026-11-10',
  creditedNumber: '',
  reason: '',
  seller: party('Tradecounter Sverige AB', 'Lagergatan 1'),
  buyer: party('Lindqvist Rör AB', 'Box 118'),
  delivery: party('Skolan Björken', 'Björkallén 3'),
  customerNumber: '104210',
  account: { kind: 'bankgiro', id: '5050-1055', bic: '' },
  lineSum: 1_333_30,
  chargeSum: 195_00,
  net: 1_528_30,
  vat: 382_08,
  vatRows: [{ thousandths: 250, exempt: false, net: 1_528_30, vat: 382_08 }],
  paid: 1_000_00,
  credited: 0,
  canDispute: true,
  related: [{ number: '105000043', kind: 'creditNote', issuedOn: '2026-11-14' }],
  lines: [1, 2].map((position) => ({
    position,
    variantNbr: `401230${position}`,
    ownNumber: position === 1 ? 'LI-1041' : '',
    name: 'Ball valve, brass, full bore, lever handle',
    url: '/p/ball-valve-4012301',
    quantity: 10,
    displayUnitCode: 'pcs',
    unitPrice: position === 1 ? 74_07 : 66_66,
    priceUnit: 'pcs',
    discountThousandths: position === 1 ? 100 : 0,
    net: 666_65,
    vatThousandths: 250,
    orderPosition: position,
    shipmentNumber: `810000002${position}`,
    goodsMark: '',
  })),
  ...more,
})
