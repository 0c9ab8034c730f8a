export { orderAgreementsPage as default } from '@tradecounter/shop/pages/order-agreements'
