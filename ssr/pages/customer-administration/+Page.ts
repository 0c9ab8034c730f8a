export { customerAdministrationPage as default } from '@tradecounter/shop/pages/customer-administration'
