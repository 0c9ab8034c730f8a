/**
 * The rules of the application form, for server and browser alike: the one part of the contract that the shop loads at
 * run time (decision 20).
 */
export { checkForm, checkTab, loadStatesOf } from './check-form.ts'
export { isPersonsNumber } from './company.ts'
export { isMasked, maskPersonalNumber } from './masked.ts'
export { asksPersonalNumber } from './persons.ts'
export { readAmount } from './rule.ts'
