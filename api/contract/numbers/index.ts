export { checkEInvoiceId, parseEInvoiceId } from './e-invoice-id.ts'
export { checkIban } from './iban.ts'
export type { NumberCheck, NumberFlaw } from './number-check.ts'
export {
  checkOrganisationNumber,
  isSwedishPerson,
  parseOrganisationNumber,
  registerCountry,
} from './organisation-number.ts'
export { checkPersonalNumber } from './personal-number.ts'
export { parsePostalCode, postalCodeExamples } from './postal-code.ts'
export { checkVatNumber, namesOtherState, parseVatNumber, type UnionStates } from './vat-number.ts'
