export { becomeACustomerPage as default } from '@tradecounter/shop/pages/become-a-customer'
