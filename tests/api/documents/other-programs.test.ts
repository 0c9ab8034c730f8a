import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeInterest, creditLines, issueStatement } from '../../../api/invoices/service.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { agreement, agreementLine } from '../fixtures/agreements.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling, transact } from '../invoices/invoice-shop.ts'
import { deliverOrder } from '../returns/return-shop.ts'
import { missingFonts, pdfFacts, pdfText, runProgram, xpath } from './programs.ts'

const order = '530001'
const pages = '/api/my-pages'

/** The element with a name anywhere in a document, whatever its namespace's prefix. */
const named = (...path: string[]): string => `//${path.map((name) => `*[local-name()='${name}']`).join('/')}`

// The documents are the same on both databases.
describe.each(everyDatabase.slice(0, 1))('documents as other programs open them, from $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let folder: string
  const numbers = { invoice: '', credit: '', interest: '', statement: '', slip: '', offer: '' }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'documents-'))
    shop = await openShop(open)
    await prepareBilling(shop)
    await deliverOrder(shop, order, { day: '2026-11-18' })
    await insertRows(shop.store.db, 'orderAgreements', [agreement('q')])
    await insertRows(shop.store.db, 'orderAgreementLines', [agreementLine('q')])
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const seller = await openSeller()
    await writeInvoices()
    numbers.slip = await sendReturn(seller)
    numbers.offer = await requestOffer()
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function openSeller(): Promise<TestSeller> {
    await insertSeller(shop, 'rita', ['returns:answer', 'complaints:answer'])
    const seller = new TestSeller(shop, 'rita')
    await seller.signIn()
    return seller
  }
  async function writeInvoices(): Promise<void> {
    numbers.invoice = (await buyer.get(`${pages}/invoices`)).body.invoices[0].number
    await transact(shop, async (context) => {
      const lines = [{ position: 1, quantity: 3 }]
      numbers.credit = (await creditLines(context, numbers.invoice, lines, { reason: 'Retur' })).number
      const interest = await chargeInterest(context, numbers.invoice, {
        yearlyThousandths: 100,
        issuedOn: '2027-02-01',
        text: (days) => `Ränta ${days} dagar`,
      })
      numbers.interest = interest?.number ?? ''
      const statement = await issueStatement(context, 'a', {
        site: 'se',
        issuedOn: '2026-11-20',
        text: ({ number }) => `Faktura ${number}`,
      })
      numbers.statement = statement?.number ?? ''
    })
  }
  async function sendReturn(seller: TestSeller): Promise<string> {
    const { body } = await buyer.post(`${pages}/return/save`, {
      send: true,
      kind: 'return',
      orderNumber: order,
      wanted: 'credit',
      handover: 'handIn',
      reason: 'Trasig',
      description: 'Spricka i huset',
      lines: [{ orderPosition: 1, quantity: 1 }],
    })
    for (const to of ['inReview', 'approved']) {
      const { version } = (await seller.call(`/returns/case?number=${body.number}`)).body
      await seller.call('/returns/step', { number: body.number, version, to })
    }
    return body.number
  }
  async function requestOffer(): Promise<string> {
    await buyer.add('VALVE', 2)
    const { body } = await buyer.post(`${pages}/offers/request`, { name: 'Bygget', from: { kind: 'cart' } })
    return body.offerId
  }
  /** Fetches a document into a file. */
  async function fetched(path: string, name: string): Promise<string> {
    const { status, body } = await buyer.get(`${pages}/${path}`)
    expect(status).toBe(200)
    const file = join(folder, name)
    writeFileSync(file, body)
    return file
  }
  const invoiceFile = (kind: 'invoice' | 'credit' | 'interest' | 'statement') =>
    fetched(`invoice/pdf?number=${numbers[kind]}`, `${kind}.pdf`)

  const documents: readonly [what: string, path: () => string, texts: readonly string[]][] = [
    [
      'the order confirmation',
      () => `order/sheet?orderNumber=${order}`,
      [order, 'Kulventil 1', 'Byggvägen 2'],
    ],
    [
      'the delivery note',
      () => `order/deliverynote?orderNumber=${order}&number=7${order}`,
      [`7${order}`, order, 'Kulventil 1'],
    ],
    ['an invoice', () => `invoice/pdf?number=${numbers.invoice}`, ['Kulventil 1', '1 250,00']],
    ['a credit note', () => `invoice/pdf?number=${numbers.credit}`, ['Kulventil 1', '375,00']],
    ['an invoice of interest', () => `invoice/pdf?number=${numbers.interest}`, ['Ränta']],
    ['a statement', () => `invoice/pdf?number=${numbers.statement}`, [`Faktura`]],
    ['the slip of a return', () => `return/slip?number=${numbers.slip}`, ['Kulventil 1', 'Trasig']],
    ['the parcel label of a return', () => `return/label?number=${numbers.slip}`, ['Stockholm']],
    ['an offer', () => `offers/sheet?offerId=${numbers.offer}`, ['Bygget']],
    ['an order agreement', () => 'order-agreements/sheet?agreementId=q', ['R-q', 'Kulventil']],
  ]

  it.each(documents)('%s is a sound, tagged PDF with its fonts and its text', async (what, path, texts) => {
    const file = await fetched(path(), `${what}.pdf`)
    const facts = pdfFacts(file)
    expect(Number(facts.get('Pages'))).toBeGreaterThan(0)
    expect(facts.get('Page size')).toMatch(/A4|pts/u)
    expect(facts.get('Tagged')).toBe('yes')
    expect(facts.get('Encrypted')).toBe('no')
    expect(missingFonts(file)).toEqual([])
    const text = pdfText(file)
    for (const each of texts) expect(text).toContain(each)
  })

  it.each(['invoice', 'credit', 'interest'] as const)(
    'the PDF/A-3b of the %s has its electronic invoice inside',
    async (kind) => {
      const file = await invoiceFile(kind)
      expect(runProgram('pdfinfo', ['-meta', file]).text).toMatch(
        /pdfaid:part>3<[^]*pdfaid:conformance>B<|pdfaid:conformance>B<[^]*pdfaid:part>3</u,
      )
      const { text } = runProgram('pdfdetach', ['-list', file])
      expect(text).toMatch(new RegExp(`^1 embedded files\\n1: ${numbers[kind]}\\.xml`, 'u'))
      const saved = join(folder, `${kind}.xml`)
      runProgram('pdfdetach', ['-save', '1', '-o', saved, file])
      const { body } = await buyer.get(`${pages}/invoice/xml?number=${numbers[kind]}`)
      expect(readFileSync(saved, 'utf8')).toBe(body)
    },
  )

  it('the PDF of the statement, of which there is no electronic invoice, has no attachment', async () => {
    const file = await invoiceFile('statement')
    expect(runProgram('pdfdetach', ['-list', file]).text).toMatch(/^0 embedded files/u)
  })

  it.each([
    ['invoice', 'Invoice', '1250.00', '10'],
    ['credit', 'CreditNote', '375.00', '3'],
  ] as const)('the UBL of the %s says the same to libxml2', async (kind, root, payable, quantity) => {
    const file = await fetched(`invoice/xml?number=${numbers[kind]}`, `${kind}-ubl.xml`)
    expect(runProgram('xmllint', ['--nonet', '--noout', file])).toEqual({ text: '', complaints: '' })
    const valueOf = (...path: string[]): string => xpath(file, `string(${named(...path)})`)
    expect(xpath(file, 'local-name(/*)')).toBe(root)
    expect(xpath(file, 'namespace-uri(/*)')).toBe(`urn:oasis:names:specification:ubl:schema:xsd:${root}-2`)
    expect(xpath(file, "string(/*/*[local-name()='ID'])")).toBe(numbers[kind])
    expect(valueOf('CustomizationID')).toContain('urn:fdc:peppol.eu:2017:poacc:billing:3.0')
    expect(valueOf('LegalMonetaryTotal', 'PayableAmount')).toBe(payable)
    expect(valueOf(root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity')).toBe(quantity)
    // Sums are floating point in XPath.
    const lines = named(`${root}Line`, 'LineExtensionAmount')
    const total = named('LegalMonetaryTotal', 'LineExtensionAmount')
    expect(xpath(file, `round(100 * sum(${lines})) = round(100 * ${total})`)).toBe('true')
    const net = named('LegalMonetaryTotal', 'TaxExclusiveAmount')
    const vat = "/*/*[local-name()='TaxTotal']/*[local-name()='TaxAmount']"
    expect(
      xpath(
        file,
        `round(100 * (${net} + ${vat})) = round(100 * ${named('LegalMonetaryTotal', 'PayableAmount')})`,
      ),
    ).toBe('true')
  })
})
