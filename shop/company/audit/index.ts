export { auditList } from './audit-list.ts'
export { CompanyAuditView } from './company-audit-view.tsx'
