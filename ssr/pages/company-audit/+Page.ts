export { companyAuditPage as default } from '@tradecounter/shop/pages/company-audit'
