export { LineItem, type LineItemProps } from './line-item.tsx'
export { LineMessages } from './line-messages.tsx'
export type { LineMessageLabels, LineMessagesProps } from './line-messages.tsx'
export { type LineDetail, LineDetails, type LineDetailsProps } from './line-details.tsx'
