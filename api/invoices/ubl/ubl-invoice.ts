import type { InvoiceLineRow, StoredInvoice } from '../store.ts'
import { decimal, group, taxCategory, text } from './ubl-elements.ts'
import { lineElement } from './ubl-line.ts'
import { address, party, paymentMeans } from './ubl-party.ts'
import type { UblTexts } from './ubl-texts.ts'
import { groupElement, writeXml, type XmlElement } from './xml-element.ts'

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd'
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/**
 * A document as Peppol BIS Billing 3 (UBL 2.1), as it was issued. The buyer must have an endpoint, and the document be
 * no statement.
 */
export function writeUbl(invoice: StoredInvoice, lines: readonly InvoiceLineRow[], texts: UblTexts): string {
  const { parties, currency: currencyID } = invoice
  const { seller, buyer, delivery } = parties
  const isCredit = invoice.kind === 'creditNote'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const money = (name: string, amount: number) => text(name, decimal(amount, 2), { currencyID })
  const reference = invoice.reference || invoice.orderNumber
  const content = groupElement(root, [
    text('CustomizationID', customization),
    text('ProfileID', profile),
    text('ID', invoice.number),
    text('IssueDate', invoice.issuedOn),
    !isCredit && text('DueDate', invoice.dueOn),
    text(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', isCredit ? '381' : '380'),
    text('Note', invoice.reason),
    text('DocumentCurrencyCode', currencyID),
    text('AccountingCost', invoice.costCentre),
    // A document must carry a reference of the buyer or of an order.
    text('BuyerReference', reference === '' ? buyer.customerNumber : reference),
    invoice.orderNumber !== '' &&
      group('OrderReference', text('ID', reference), text('SalesOrderID', invoice.orderNumber)),
    invoice.creditedNumber !== '' &&
      group('BillingReference', group('InvoiceDocumentReference', text('ID', invoice.creditedNumber))),
    ...despatch(lines),
    !isCredit && group('ProjectReference', text('ID', invoice.project)),
    group(
      'AccountingSupplierParty',
      party(seller, {
        registration: seller.registration,
        contact: group(
          'Contact',
          text('Name', seller.name),
          text('Telephone', seller.phone),
          text('ElectronicMail', seller.email),
        ),
      }),
    ),
    group('AccountingCustomerParty', party(buyer, {})),
    delivery !== null &&
      group(
        'Delivery',
        text('ActualDeliveryDate', invoice.deliveredOn),
        group('DeliveryLocation', address('Address', { ...delivery, country: buyer.country })),
        group('DeliveryParty', group('PartyName', text('Name', delivery.name))),
      ),
    !isCredit && paymentMeans(seller, invoice.paymentReference),
    group('PaymentTerms', text('Note', isCredit ? texts.creditTerms : texts.terms)),
    invoice.charges.flatMap(
      ({ amount, ...vat }) =>
        group(
          'AllowanceCharge',
          text('ChargeIndicator', 'true'),
          text('AllowanceChargeReasonCode', 'FC'),
          text('AllowanceChargeReason', texts.freight),
          money('Amount', amount),
          taxCategory('TaxCategory', vat),
        ) ?? [],
    ),
    group(
      'TaxTotal',
      money('TaxAmount', invoice.vat),
      invoice.vatRows.flatMap(
        (row) =>
          group(
            'TaxSubtotal',
            money('TaxableAmount', row.net),
            money('TaxAmount', row.vat),
            taxCategory('TaxCategory', row, texts.exempt),
          ) ?? [],
      ),
    ),
    group(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', invoice.lineSum),
      money('TaxExclusiveAmount', invoice.net),
      money('TaxInclusiveAmount', invoice.total),
      invoice.chargeSum > 0 && money('ChargeTotalAmount', invoice.chargeSum),
      money('PayableAmount', invoice.total),
    ),
    lines.flatMap((line) => lineElement({ invoice, texts }, line) ?? []),
  ])
  if (content === null) throw new Error('A document has content.')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml({
    ...content,
    attributes: {
      xmlns: `${namespace}:${root}-2`,
      'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    },
  })}\n`
}

/** The delivery note, if all lines have the same one. */
function despatch(lines: readonly InvoiceLineRow[]): XmlElement[] {
  const numbers = new Set(lines.map(({ shipmentNumber }) => shipmentNumber))
  const [only = ''] = numbers
  const element = group('DespatchDocumentReference', text('ID', only))
  return numbers.size === 1 && element !== null ? [element] : []
}
