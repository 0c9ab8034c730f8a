export { categoryPage as default } from '@tradecounter/shop/pages/category'
