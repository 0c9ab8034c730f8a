export {
  approvalAddress,
  approvalCustomerAddress,
  approvalRulesAddress,
  approvalSummaryAddress,
  deputiesAddress,
  saveApprovalRules,
  useApprovalRules,
  useApprovalSummary,
} from './calls.ts'
