export { invoicesPage as default } from '@tradecounter/shop/pages/invoices'
