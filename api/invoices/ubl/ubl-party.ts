import type { Party, Seller } from '../party.ts'
import { group, text } from './ubl-elements.ts'
import type { XmlElement, XmlParts } from './xml-element.ts'

const registerSchemes: Readonly<Record<Party['country'], string>> = {
  SE: '0007',
  NO: '0192',
  DK: '0184',
  FI: '0212',
  AX: '0212',
}

/** Danish numbers carry their country inside Peppol. */
const inRegister = (number: string, scheme: string): string => (scheme === '0184' ? `DK${number}` : number)

/** A postal address (BG-5, BG-8, BG-15). */
export const address = (
  name: string,
  { street, postalCode, city, country }: Pick<Party, 'street' | 'postalCode' | 'city' | 'country'>,
) =>
  group(
    name,
    text('StreetName', street),
    text('CityName', city),
    text('PostalZone', postalCode),
    group('Country', text('IdentificationCode', country)),
  )

/** A seller or a buyer (BG-4, BG-7). `registration` is the text of a Swedish or Norwegian seller. */
export function party(
  of: Party,
  more: { registration?: string; contact?: XmlElement | null },
): XmlElement | null {
  const scheme = registerSchemes[of.country]
  return group(
    'Party',
    of.endpoint !== null &&
      text('EndpointID', inRegister(of.endpoint.value, of.endpoint.scheme), { schemeID: of.endpoint.scheme }),
    group('PartyName', text('Name', of.name)),
    address('PostalAddress', of),
    of.vatNumber !== '' &&
      group('PartyTaxScheme', text('CompanyID', of.vatNumber), group('TaxScheme', text('ID', 'VAT'))),
    // The word of the registration takes the place of the number of other countries.
    (more.registration ?? '') !== '' &&
      group(
        'PartyTaxScheme',
        text('CompanyID', more.registration ?? ''),
        group('TaxScheme', text('ID', 'TAX')),
      ),
    group(
      'PartyLegalEntity',
      text('RegistrationName', of.name),
      of.organisationNumber !== '' &&
        text('CompanyID', inRegister(of.organisationNumber, scheme), { schemeID: scheme }),
    ),
    more.contact ?? null,
  )
}

const bankBranch = (id: string) => group('FinancialInstitutionBranch', text('ID', id))

/** How to pay: bankgiro, FIK (card type 71), or a credit transfer to an IBAN. */
export function paymentMeans({ account }: Seller, reference: string): XmlElement | null {
  const means = (code: string, id: string, ...branch: XmlParts) =>
    group(
      'PaymentMeans',
      text('PaymentMeansCode', code),
      text('PaymentID', id),
      group('PayeeFinancialAccount', text('ID', account.id), ...branch),
    )
  if (account.kind === 'fik') return means('93', `71#${reference}`)
  return means(
    '30',
    reference,
    account.kind === 'bankgiro' ? bankBranch('SE:BANKGIRO') : bankBranch(account.bic),
  )
}
