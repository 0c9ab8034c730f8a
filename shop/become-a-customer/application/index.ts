export { BecomeACustomerView } from './become-a-customer-view.tsx'
