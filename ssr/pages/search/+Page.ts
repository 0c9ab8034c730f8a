export { searchPage as default } from '@tradecounter/shop/pages/search'
