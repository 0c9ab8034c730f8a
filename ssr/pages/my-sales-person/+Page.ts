export { mySalesPersonPage as default } from '@tradecounter/shop/pages/my-sales-person'
