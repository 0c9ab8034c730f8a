export { offersPage as default } from '@tradecounter/shop/pages/offers'
