export { startPage as default } from '@tradecounter/shop/pages/start'
