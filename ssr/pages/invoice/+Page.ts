export { invoicePage as default } from '@tradecounter/shop/pages/invoice'
