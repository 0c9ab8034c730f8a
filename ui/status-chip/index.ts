export { deliveryStatuses, StatusChip } from './status-chip.tsx'
export type { DeliveryStatus, StatusChipProps } from './status-chip.tsx'
