export { orderHistoryPage as default } from '@tradecounter/shop/pages/order-history'
