export { MiniCart, type MiniCartLine, type MiniCartProps } from './mini-cart.tsx'
