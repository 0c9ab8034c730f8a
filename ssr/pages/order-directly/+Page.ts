export { orderDirectlyPage as default } from '@tradecounter/shop/pages/order-directly'
