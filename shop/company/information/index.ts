export { addressList } from './address-list.ts'
export { CompanyInformationView } from './company-information-view.tsx'
