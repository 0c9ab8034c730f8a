export { addressList } from './address-list.ts'
export { changeRequestList } from './change-request-list.ts'
export { CompanyInformationView } from './company-information-view.tsx'
export { contactList } from './contact-list.ts'
