export {
  approvalAddress,
  approvalCustomerAddress,
  approvalRulesAddress,
  approvalSummaryAddress,
  deputiesAddress,
  saveApprovalRules,
} from './calls.ts'
