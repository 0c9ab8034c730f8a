export { CheckoutSection, type CheckoutSectionProps } from './checkout-section.tsx'
