export {
  approvalAddress,
  approvalCustomerAddress,
  approvalRulesAddress,
  approvalSummaryAddress,
  deputiesAddress,
  saveApprovalRules,
  useApprovalSummary,
} from './calls.ts'
