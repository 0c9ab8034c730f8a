export { OrderHistoryView } from './order-history-view.tsx'
export { orderList } from './order-list.ts'
