export { forgottenPasswordPage as default } from '@tradecounter/shop/pages/forgotten-password'
