export { setPasswordPage as default } from '@tradecounter/shop/pages/set-password'
