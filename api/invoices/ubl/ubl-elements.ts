import type { VatRow } from '../issuing/amounts.ts'
import { groupElement, textElement, type XmlParts } from './xml-element.ts'

/** An element with a value, of the namespace cbc. */
export const text = (name: string, value: string, attributes?: Readonly<Record<string, string>>) =>
  textElement(`cbc:${name}`, value, attributes)
/** An element with elements, of the namespace cac. Null without any. */
export const group = (name: string, ...parts: XmlParts) => groupElement(`cac:${name}`, parts)

/** A decimal number from an integer and its number of decimals, without binary fractions. */
export function decimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const shown = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return value < 0 ? `-${shown}` : shown
}

/** A rate as percentage. */
export const percent = (thousandths: number): string => decimal(thousandths, 1)

/** A VAT category with its rate (BG-23, BG-30). `exempt` is the reason of an exemption. */
export const taxCategory = (
  name: string,
  { vatCategory, vatThousandths }: Pick<VatRow, 'vatCategory' | 'vatThousandths'>,
  exempt = '',
) =>
  group(
    name,
    text('ID', vatCategory),
    text('Percent', percent(vatThousandths)),
    vatCategory === 'E' && text('TaxExemptionReason', exempt),
    group('TaxScheme', text('ID', 'VAT')),
  )
