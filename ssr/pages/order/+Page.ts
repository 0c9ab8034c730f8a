export { orderPage as default } from '@tradecounter/shop/pages/order'
