export { confirmEmailPage as default } from '@tradecounter/shop/pages/confirm-email'
