export { OrderList, type OrderListProps, type OrderListRow } from './order-list.tsx'
