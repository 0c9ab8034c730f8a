export { OperatorPage as default } from '@tradecounter/shop/operator-area'
