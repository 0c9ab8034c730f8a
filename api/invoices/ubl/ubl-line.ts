import { uneceCodeOf } from '../../catalogue/units/service.ts'
import type { InvoiceLineRow, StoredInvoice } from '../store.ts'
import { decimal, group, percent, taxCategory, text } from './ubl-elements.ts'
import type { UblTexts } from './ubl-texts.ts'
import type { XmlElement } from './xml-element.ts'

const item = (name: string, id: string, attributes?: Readonly<Record<string, string>>) =>
  group(name, text('ID', id, attributes))

/** A line of an invoice or a credit note (BG-25). */
export function lineElement(
  { invoice, texts }: { invoice: StoredInvoice; texts: UblTexts },
  line: InvoiceLineRow,
): XmlElement | null {
  const currencyID = invoice.currency
  const isCredit = invoice.kind === 'creditNote'
  const unitCode = uneceCodeOf(line.unit)
  const money = (name: string, amount: number) => text(name, decimal(amount, 2), { currencyID })
  return group(
    isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    text('ID', String(line.position)),
    line.shipmentNumber !== '' && text('Note', texts.deliveryNote(line.shipmentNumber)),
    text(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', decimal(line.quantity, line.decimalPrecision), {
      unitCode,
    }),
    money('LineExtensionAmount', line.net),
    line.orderPosition > 0 && group('OrderLineReference', text('LineID', String(line.orderPosition))),
    line.discount > 0 &&
      group(
        'AllowanceCharge',
        text('ChargeIndicator', 'false'),
        text('AllowanceChargeReasonCode', '95'),
        text('AllowanceChargeReason', texts.discount),
        text('MultiplierFactorNumeric', percent(line.discountThousandths)),
        money('Amount', line.discount),
        money('BaseAmount', line.net + line.discount),
      ),
    group(
      'Item',
      text('Name', line.name),
      item('BuyersItemIdentification', line.ownNumber),
      item('SellersItemIdentification', line.variantCode),
      /^\d{13,14}$/u.test(line.ean) && item('StandardItemIdentification', line.ean, { schemeID: '0160' }),
      taxCategory('ClassifiedTaxCategory', line),
    ),
    group(
      'Price',
      money('PriceAmount', line.unitPrice),
      line.pricePer > 1 && text('BaseQuantity', String(line.pricePer), { unitCode }),
    ),
  )
}
