export { returnsPage as default } from '@tradecounter/shop/pages/returns-and-complaints'
