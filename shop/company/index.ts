export { companyAddress, useCompany } from './calls.ts'
