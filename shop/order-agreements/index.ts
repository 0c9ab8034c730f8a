export { AgreementState } from './agreement-state.tsx'
export {
  agreementAddress,
  agreementCustomerAddress,
  agreementLinesAddress,
  agreementsAddress,
  agreementsExportAddress,
  agreementSheetAddress,
  askExtension,
  callOff,
  nearAgreementsAddress,
  startAgreementsExportAddress,
  useAgreement,
  useNearAgreements,
} from './calls.ts'
