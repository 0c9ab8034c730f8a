export { cartPage as default } from '@tradecounter/shop/pages/cart'
