import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { uneceCodeOf } from '../../../api/catalogue/units/service.ts'
import { writeUbl } from '../../../api/invoices/ubl/ubl-invoice.ts'
import { invoiceArbitrary, ublTexts } from './random-invoice.ts'

type Sample = typeof invoiceArbitrary extends fc.Arbitrary<infer T> ? T : never
const { DOMParser } = new JSDOM('').window

/** The elements of an electronic invoice, read by another program than the one that wrote it. */
class Ubl {
  readonly root: Element
  constructor(xml: string) {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    if (document.querySelector('parsererror') !== null) throw new Error('The XML is not well-formed.')
    this.root = document.documentElement
  }
  all(path: string, from: Element = this.root): Element[] {
    return path
      .split('/')
      .reduce<Element[]>(
        (found, name) =>
          found.flatMap((one) => [...one.children].filter(({ localName }) => localName === name)),
        [from],
      )
  }
  text(path: string, from?: Element): string {
    return this.all(path, from)[0]?.textContent ?? ''
  }
  /** An amount in the minor unit; two decimals at most (BR-DEC). */
  money(path: string, from?: Element): number {
    const text = this.text(path, from)
    if (text === '') return 0
    expect(text).toMatch(/^-?\d+\.\d{2}$/u)
    return Number(text.replace('.', ''))
  }
  get lines(): Element[] {
    return [...this.all('InvoiceLine'), ...this.all('CreditNoteLine')]
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Documents that were read before: each rule is checked over the same ones. */
const known = new Map<string, Ubl>()

function ublOf({ invoice, lines }: Sample): Ubl {
  const xml = writeUbl(invoice, lines, ublTexts)
  const found = known.get(xml) ?? new Ubl(xml)
  known.set(xml, found)
  return found
}

function holds(rule: (ubl: Ubl, sample: Sample) => void): void {
  fc.assert(
    fc.property(invoiceArbitrary, (sample) => {
      rule(ublOf(sample), sample)
    }),
    { numRuns: 150, seed: 16_931 },
  )
}

describe('electronic invoices', () => {
  it('BR-01 to BR-16: has specification, number, day, type, currency, names and lines', () => {
    holds((ubl, { invoice }) => {
      expect(ubl.text('CustomizationID')).toMatch(/^urn:cen\.eu:en16931:2017#compliant#/u)
      expect(ubl.text('ID')).toBe(invoice.number)
      expect(ubl.text('IssueDate')).toBe(invoice.issuedOn)
      const type = ubl.text('InvoiceTypeCode') || ubl.text('CreditNoteTypeCode')
      expect(type).toBe(invoice.kind === 'creditNote' ? '381' : '380')
      expect(ubl.text('DocumentCurrencyCode')).toBe(invoice.currency)
      for (const side of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
        expect(ubl.text(`${side}/Party/PartyLegalEntity/RegistrationName`)).not.toBe('')
        expect(ubl.text(`${side}/Party/PostalAddress/Country/IdentificationCode`)).toMatch(/^[A-Z]{2}$/u)
      }
      expect(ubl.lines.length).toBeGreaterThan(0)
    })
  })
  it('BR-CO-10: the lines sum up to the line total', () => {
    holds((ubl) => {
      const lines = ubl.lines.map((line) => ubl.money('LineExtensionAmount', line))
      expect(ubl.money('LegalMonetaryTotal/LineExtensionAmount')).toBe(sum(lines))
    })
  })
  it('BR-CO-13, BR-CO-15 and BR-CO-16: totals follow from lines, charges and VAT', () => {
    holds((ubl) => {
      const total = (name: string) => ubl.money(`LegalMonetaryTotal/${name}`)
      expect(total('TaxExclusiveAmount')).toBe(total('LineExtensionAmount') + total('ChargeTotalAmount'))
      expect(total('TaxInclusiveAmount')).toBe(total('TaxExclusiveAmount') + ubl.money('TaxTotal/TaxAmount'))
      expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount'))
    })
  })
  it('BR-CO-14, BR-CO-17 and BR-CO-18: VAT is the sum of the rates, each rounded once', () => {
    holds((ubl) => {
      const rows = ubl.all('TaxTotal/TaxSubtotal')
      expect(rows.length).toBeGreaterThan(0)
      expect(ubl.money('TaxTotal/TaxAmount')).toBe(sum(rows.map((row) => ubl.money('TaxAmount', row))))
      for (const row of rows) {
        const thousandths = Number(ubl.text('TaxCategory/Percent', row).replace('.', ''))
        const exact = BigInt(ubl.money('TaxableAmount', row)) * BigInt(thousandths)
        expect(ubl.money('TaxAmount', row)).toBe(Number((exact * 2n + 1000n) / 2000n))
      }
    })
  })
  it('BR-CO-25: an amount to pay has a due day or terms', () => {
    holds((ubl) => {
      expect(ubl.text('DueDate') + ubl.text('PaymentTerms/Note')).not.toBe('')
    })
  })
  it('BR-S-01, BR-S-05, BR-E-05 and BR-E-10: standard rates are above 0, exempt amounts have a reason', () => {
    holds((ubl, { invoice }) => {
      for (const line of ubl.lines) {
        const category = ubl.text('Item/ClassifiedTaxCategory/ID', line)
        const percent = Number(ubl.text('Item/ClassifiedTaxCategory/Percent', line))
        expect(category).toBe(invoice.kind === 'interest' ? 'E' : 'S')
        expect(percent > 0).toBe(category === 'S')
      }
      for (const row of ubl.all('TaxTotal/TaxSubtotal'))
        expect(ubl.text('TaxCategory/TaxExemptionReason', row) !== '').toBe(
          ubl.text('TaxCategory/ID', row) === 'E',
        )
    })
  })
  it('BR-S-02 and BR-E-02: the seller has a VAT number', () => {
    holds((ubl, { invoice }) => {
      expect(ubl.text('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toBe(
        invoice.parties.seller.vatNumber,
      )
    })
  })
  it('BR-62, BR-63 and BR-CL-25: endpoints have the scheme of their country', () => {
    holds((ubl, { invoice }) => {
      const schemes = { SE: '0007', NO: '0192', FI: '0216', DK: '0184', AX: '0216' }
      const seller = ubl.all('AccountingSupplierParty/Party/EndpointID')[0]
      expect(seller?.getAttribute('schemeID')).toBe(schemes[invoice.parties.seller.country])
      const buyer = ubl.all('AccountingCustomerParty/Party/EndpointID')[0]
      expect(['0088', schemes[invoice.parties.buyer.country]]).toContain(buyer?.getAttribute('schemeID'))
    })
  })
  it('PEPPOL-EN16931-R003: has a reference of the buyer', () => {
    holds((ubl) => {
      expect(ubl.text('BuyerReference') + ubl.text('OrderReference/ID')).not.toBe('')
    })
  })
  it('PEPPOL-EN16931-R008: has no empty elements', () => {
    holds((ubl) => {
      const empty = [...ubl.root.querySelectorAll('*')].filter(
        ({ children, textContent }) => children.length === 0 && textContent.trim() === '',
      )
      expect(empty.map(({ nodeName }) => nodeName)).toEqual([])
    })
  })
  it('PEPPOL-EN16931-R120: a line is quantity times price by its base quantity, less its allowance', () => {
    holds((ubl) => {
      for (const line of ubl.lines) {
        const quantity = Number(ubl.text('InvoicedQuantity', line) || ubl.text('CreditedQuantity', line))
        const base = Number(ubl.text('Price/BaseQuantity', line) || 1)
        const expected = (quantity * ubl.money('Price/PriceAmount', line)) / base
        const allowance = ubl.money('AllowanceCharge/Amount', line)
        expect(Math.abs(ubl.money('LineExtensionAmount', line) - (expected - allowance))).toBeLessThanOrEqual(
          2,
        )
      }
    })
  })
  it('PEPPOL-EN16931-R040: an allowance is the percentage of its base amount', () => {
    holds((ubl) => {
      for (const line of ubl.lines)
        for (const allowance of ubl.all('AllowanceCharge', line)) {
          const share = Number(ubl.text('MultiplierFactorNumeric', allowance)) / 100
          const expected = share * ubl.money('BaseAmount', allowance)
          expect(Math.abs(ubl.money('Amount', allowance) - expected)).toBeLessThanOrEqual(2)
        }
    })
  })
  it('PEPPOL-EN16931-R130: the base quantity has the unit of the quantity', () => {
    holds((ubl) => {
      for (const line of ubl.lines) {
        const quantity = ubl.all('InvoicedQuantity', line)[0] ?? ubl.all('CreditedQuantity', line)[0]
        const [base] = ubl.all('Price/BaseQuantity', line)
        expect(quantity?.getAttribute('unitCode')).toMatch(/^[A-Z0-9]{2,3}$/u)
        if (base !== undefined) expect(base.getAttribute('unitCode')).toBe(quantity?.getAttribute('unitCode'))
      }
    })
  })
  it('BR-61 and SE-R-007 to SE-R-010: a transfer has an account, a bankgiro its scheme', () => {
    holds((ubl, { invoice }) => {
      if (invoice.kind === 'creditNote') return
      const { account } = invoice.parties.seller
      expect(ubl.text('PaymentMeans/PayeeFinancialAccount/ID')).toBe(account.id)
      expect(ubl.text('PaymentMeans/PaymentMeansCode')).toBe(account.kind === 'fik' ? '93' : '30')
      const branch = ubl.text('PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')
      if (account.kind === 'bankgiro') expect(branch).toBe('SE:BANKGIRO')
    })
  })
  it('BR-55: a credit note names the invoice that it credits', () => {
    holds((ubl, { invoice }) => {
      expect(ubl.text('BillingReference/InvoiceDocumentReference/ID')).toBe(invoice.creditedNumber)
    })
  })
  it('BR-21 to BR-27: a line has number, quantity with unit, amount, name and a price that is not negative', () => {
    holds((ubl) => {
      for (const line of ubl.lines) {
        expect(ubl.text('ID', line)).not.toBe('')
        expect(ubl.text('InvoicedQuantity', line) + ubl.text('CreditedQuantity', line)).toMatch(/^\d/u)
        expect(ubl.text('LineExtensionAmount', line)).not.toBe('')
        expect(ubl.text('Item/Name', line)).not.toBe('')
        expect(ubl.money('Price/PriceAmount', line)).toBeGreaterThanOrEqual(0)
      }
      const ids = ubl.lines.map((line) => ubl.text('ID', line))
      expect(new Set(ids).size).toBe(ids.length)
    })
  })
  it('BR-36 to BR-38, BR-41, BR-42 and BR-CO-12: charges and allowances have amount and reason, and charges sum up', () => {
    holds((ubl) => {
      const charges = ubl.all('AllowanceCharge')
      for (const one of [...charges, ...ubl.lines.flatMap((line) => ubl.all('AllowanceCharge', line))]) {
        expect(ubl.money('Amount', one)).toBeGreaterThan(0)
        expect(ubl.text('AllowanceChargeReason', one)).not.toBe('')
      }
      for (const charge of charges) expect(ubl.text('TaxCategory/ID', charge)).toBe('S')
      const amounts = charges.map((charge) => ubl.money('Amount', charge))
      expect(ubl.money('LegalMonetaryTotal/ChargeTotalAmount')).toBe(sum(amounts))
    })
  })
  it('BR-45 to BR-48, BR-S-08 and BR-E-08: each rate is once in the breakdown, with what its lines and charges sum up to', () => {
    holds((ubl) => {
      const rateOf = (category: string, from: Element): string =>
        `${ubl.text(`${category}/ID`, from)} ${ubl.text(`${category}/Percent`, from)}`
      const sums = new Map<string, number>()
      const add = (rate: string, amount: number): unknown => sums.set(rate, (sums.get(rate) ?? 0) + amount)
      for (const line of ubl.lines)
        add(rateOf('Item/ClassifiedTaxCategory', line), ubl.money('LineExtensionAmount', line))
      for (const charge of ubl.all('AllowanceCharge'))
        add(rateOf('TaxCategory', charge), ubl.money('Amount', charge))
      const rows = ubl.all('TaxTotal/TaxSubtotal')
      expect(rows).toHaveLength(sums.size)
      for (const row of rows)
        expect(ubl.money('TaxableAmount', row)).toBe(sums.get(rateOf('TaxCategory', row)))
    })
  })
  it('BR-CO-09 and BR-CO-26: VAT numbers begin with their country, and the seller is registered', () => {
    holds((ubl) => {
      expect(ubl.text('AccountingSupplierParty/Party/PartyLegalEntity/CompanyID')).not.toBe('')
      for (const side of ['AccountingSupplierParty', 'AccountingCustomerParty'])
        for (const scheme of ubl.all(`${side}/Party/PartyTaxScheme`))
          if (ubl.text('TaxScheme/ID', scheme) === 'VAT')
            expect(ubl.text('CompanyID', scheme)).toMatch(/^(?:SE|NO|FI|DK)\d/u)
    })
  })
  it('PEPPOL-EN16931-R001, R002, R004 and R051: the process is billing, with one note and one currency', () => {
    holds((ubl, { invoice }) => {
      expect(ubl.text('ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0')
      expect(ubl.text('CustomizationID')).toBe(
        'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      )
      expect(ubl.all('Note').length).toBeLessThanOrEqual(1)
      const currencies = [...ubl.root.querySelectorAll('[currencyID]')].map((one) =>
        one.getAttribute('currencyID'),
      )
      expect(new Set(currencies)).toEqual(new Set([invoice.currency]))
    })
  })
  it('BR-CL-23: units are codes of recommendation 20', () => {
    const units = ['st', 'm', 'par', 'pkt', 'l', 'kg', 'BX', 'RO', 'SET', 'rulle', 'MC', 'SHT', 'TR', 'XKG']
    expect(units.map(uneceCodeOf)).toEqual([
      'H87',
      'MTR',
      'PR',
      'XPK',
      'LTR',
      'KGM',
      'XBX',
      'XRO',
      'SET',
      'C62',
      // Recommendation 20 has micrograms, shipping tons and ten square feet by these.
      'XMC',
      'XST',
      'XPU',
      'XKG',
    ])
  })
})
