export { orderWithExcelPage as default } from '@tradecounter/shop/pages/order-with-excel'
