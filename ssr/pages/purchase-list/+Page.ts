export { purchaseListPage as default } from '@tradecounter/shop/pages/purchase-list'
