export { cartTexts } from './cart-texts.ts'
export { CartView } from './cart-view.tsx'
