export {
  accountSettingsAddress,
  orderSummaryAddress,
  saveAccountSettings,
  useAccountSettings,
  useOrderSummary,
} from './calls.ts'
export { card, cards, form, rowButtons } from './card-grid.css.ts'
export { inMyPages } from './in-my-pages.tsx'
export { StateChip, type StateLook } from './state-chip.tsx'
export { OwnRecord, useRecordCustomer } from './own-record.tsx'
export { MyPage, type MyPageProps } from './my-page.tsx'
export { useSendOnce } from './use-send-once.ts'
