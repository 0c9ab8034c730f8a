export { OrderWays } from './order-ways.tsx'
