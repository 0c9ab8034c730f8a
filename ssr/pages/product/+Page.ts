export { productPage as default } from '@tradecounter/shop/pages/product'
