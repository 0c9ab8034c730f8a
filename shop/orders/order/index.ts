export { OrderView } from './order-view.tsx'
