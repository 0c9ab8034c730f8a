export { CheckoutView } from './checkout-view.tsx'
export { NoOrderPermission } from './later-sections.ts'
