export { confirmationPage as default } from '@tradecounter/shop/pages/confirmation'
