export { OrderStatusIndicator, type OrderStatusIndicatorProps } from './order-status-indicator.tsx'
export { stageOf, stages } from './order-stage.ts'
