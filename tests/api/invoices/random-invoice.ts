import * as fc from 'fast-check'
import { type Charge, invoiceAmounts, lineAmounts } from '../../../api/invoices/issuing/amounts.ts'
import type { VatCategory } from '../../../api/platform/database/schema/vat-categories.ts'
import type { Parties, Seller } from '../../../api/invoices/party.ts'
import { paymentReference } from '../../../api/invoices/issuing/payment-reference.ts'
import type { InvoiceLineRow, StoredInvoice } from '../../../api/invoices/store.ts'
import type { Country } from '../../../api/contract/index.ts'

interface Market {
  seller: Seller
  buyer: Parties['buyer']
  currency: string
  vat: readonly number[]
}

const contact = { email: 'faktura@shop.example', phone: '010-174 06 00' }
const address = { street: 'Industrigatan 1', postalCode: '117 43', city: 'Stockholm' }

/** Sellers and buyers of each country, with numbers that have valid check digits. */
export const markets: Readonly<Record<'SE' | 'NO' | 'FI' | 'DK', Market>> = {
  SE: {
    seller: {
      name: 'Tradecounter AB',
      organisationNumber: '5599999009',
      vatNumber: 'SE559999900901',
      endpoint: { scheme: '0007', value: '5599999009' },
      ...address,
      country: 'SE',
      ...contact,
      registration: 'Godkänd för F-skatt',
      account: { kind: 'bankgiro', id: '59999995', bic: '' },
    },
    buyer: {
      customerNumber: '104210',
      name: 'Lindqvist Rör AB',
      organisationNumber: '5599999017',
      vatNumber: 'SE559999901701',
      endpoint: { scheme: '0007', value: '5599999017' },
      ...address,
      country: 'SE',
    },
    currency: 'SEK',
    vat: [250, 120, 60],
  },
  NO: {
    seller: {
      name: 'Tradecounter AS',
      organisationNumber: '999999999',
      vatNumber: 'NO999999999MVA',
      endpoint: { scheme: '0192', value: '999999999' },
      ...address,
      country: 'NO',
      ...contact,
      registration: 'Foretaksregisteret',
      account: { kind: 'iban', id: 'NO9386011117947', bic: 'DNBANOKK' },
    },
    buyer: {
      customerNumber: '514066',
      name: 'Nordlys Elektro AS',
      organisationNumber: '999999913',
      vatNumber: 'NO999999913MVA',
      endpoint: { scheme: '0192', value: '999999913' },
      ...address,
      country: 'NO',
    },
    currency: 'NOK',
    vat: [250, 150],
  },
  FI: {
    seller: {
      name: 'Tradecounter Oy',
      organisationNumber: '99999909',
      vatNumber: 'FI99999909',
      endpoint: { scheme: '0216', value: '003799999909' },
      ...address,
      country: 'FI',
      ...contact,
      registration: '',
      account: { kind: 'iban', id: 'FI2112345600000785', bic: 'NDEAFIHH' },
    },
    buyer: {
      customerNumber: '304055',
      name: 'Järvi-LVI Oy',
      organisationNumber: '99999925',
      vatNumber: 'FI99999925',
      endpoint: { scheme: '0216', value: '003799999925' },
      ...address,
      country: 'AX',
    },
    currency: 'EUR',
    vat: [255, 140],
  },
  DK: {
    seller: {
      name: 'Tradecounter A/S',
      organisationNumber: '99999926',
      vatNumber: 'DK99999926',
      endpoint: { scheme: '0184', value: '99999926' },
      ...address,
      country: 'DK',
      ...contact,
      registration: '',
      account: { kind: 'fik', id: '89999990', bic: '' },
    },
    buyer: {
      customerNumber: '404733',
      name: 'Aarhus VVS ApS',
      organisationNumber: '99999918',
      vatNumber: '',
      endpoint: { scheme: '0088', value: '5790000435951' },
      ...address,
      country: 'DK',
    },
    currency: 'DKK',
    vat: [250],
  },
}

const countries = ['SE', 'NO', 'FI', 'DK'] as const
const words = fc.constantFrom('', 'PO 3381', 'Brf <Tallen> & Co', 'Kv. "Måsen"', 'Björken 2:14')
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))

const line = fc.record({
  name: fc.constantFrom('Kulventil DN25', 'Rör 22 x 1,0 <koppar>', 'Skruv & bricka', 'Ø 40 "grå"'),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  pricePer: fc.constantFrom(1, 1, 100),
  decimalPrecision: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  discountThousandths: fc.constantFrom(0, 0, 75, 125, 1000),
  rateAt: fc.nat(4),
  unit: fc.constantFrom('st', 'm', 'par', 'pkt', 'l', 'kg', 'BX', 'SET', 'rulle'),
  shipmentNumber: fc.constantFrom('', '7000001', '7000002'),
  ean: fc.constantFrom('', '7312345000017', '12345'),
  ownNumber: fc.constantFrom('', 'A-17'),
  orderPosition: fc.nat(20),
})

/** A random document with its lines, whose amounts are calculated as those of real ones. */
export const invoiceArbitrary: fc.Arbitrary<{ invoice: StoredInvoice; lines: InvoiceLineRow[] }> = fc
  .record({
    country: fc.constantFrom(...countries),
    kind: fc.constantFrom('invoice', 'invoice', 'creditNote', 'interest'),
    issuedOn: day,
    reference: words,
    project: words,
    costCentre: words,
    orderNumber: fc.constantFrom('', '10000017'),
    hasDelivery: fc.boolean(),
    freight: fc.constantFrom(0, 19_500),
    count: fc.integer({ min: 1, max: 999_999 }),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  })
  .map(({ country, kind, lines: drafts, freight, hasDelivery, count, ...head }) => {
    const market = markets[country]
    const isExempt = kind === 'interest'
    const lines = drafts.map(({ rateAt, ...draft }, at): InvoiceLineRow => {
      const vatThousandths = isExempt ? 0 : (market.vat[rateAt % market.vat.length] ?? 0)
      const vatCategory: VatCategory = isExempt ? 'E' : 'S'
      const { discount, net } = lineAmounts(draft)
      return {
        ...draft,
        invoiceId: 'i',
        position: at + 1,
        creditedPosition: 0,
        variantId: 1,
        variantCode: `10${at}`,
        discount,
        net,
        vatCategory,
        vatThousandths,
        goodsMark: '',
        isPriceCredit: 0,
      }
    })
    const charges: Charge[] =
      freight > 0 && !isExempt
        ? [{ amount: freight, vatCategory: 'S', vatThousandths: market.vat[0] ?? 0 }]
        : []
    const amounts = invoiceAmounts(lines, charges)
    const number = `105${String(count).padStart(6, '0')}`
    const invoice: StoredInvoice = {
      id: 'i',
      number,
      kind,
      customerId: 'c',
      site: 'se',
      currency: market.currency,
      ...head,
      dueOn: head.issuedOn,
      deliveredOn: hasDelivery ? head.issuedOn : '',
      orderId: null,
      goodsMark: '',
      paymentReference: paymentReference(country satisfies Country, number),
      creditedNumber: kind === 'invoice' ? '' : '105000001',
      reason: kind === 'creditNote' ? 'Retur' : '',
      parties: {
        seller: market.seller,
        buyer: market.buyer,
        delivery: hasDelivery ? { name: 'Bygget', ...address } : null,
      },
      charges,
      ...amounts,
      paid: 0,
      credited: 0,
      openAmount: amounts.total,
      disputed: 0,
      searchText: '',
    }
    return { invoice, lines }
  })

/** Texts of electronic invoices in tests. */
export const ublTexts = {
  freight: 'Frakt',
  discount: 'Rabatt',
  exempt: 'Ränta är undantagen från moms',
  creditTerms: 'Kvittas eller återbetalas',
  terms: 'Dröjsmålsränta 8 %',
  deliveryNote: (number: string) => `Följesedel ${number}`,
}
