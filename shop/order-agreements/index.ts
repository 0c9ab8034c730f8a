export {
  agreementAddress,
  agreementCustomerAddress,
  nearAgreementsAddress,
  useNearAgreements,
} from './calls.ts'
