export { companyInformationPage as default } from '@tradecounter/shop/pages/company-information'
