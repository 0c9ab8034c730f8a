export { checkoutPage as default } from '@tradecounter/shop/pages/checkout'
