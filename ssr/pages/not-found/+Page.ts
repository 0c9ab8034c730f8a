export { notFoundPage as default } from '@tradecounter/shop/pages/not-found'
