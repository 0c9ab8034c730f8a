export { userAdministrationPage as default } from '@tradecounter/shop/pages/user-administration'
