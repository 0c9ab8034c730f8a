export { agreementAddress, agreementCustomerAddress, nearAgreementsAddress } from './calls.ts'
