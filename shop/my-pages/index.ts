export {
  accountSettingsAddress,
  endPush,
  newsAddress,
  orderSummaryAddress,
  pushBrowsersAddress,
  saveAccountSettings,
  subscribePush,
} from './calls.ts'
export { card, cards, form, rowButtons } from './card-grid.css.ts'
export { answerInMyPages, inMyPages, type AnswerViewProps } from './in-my-pages.tsx'
export { StateChip, type StateLook } from './state-chip.tsx'
export { OwnRecord, useRecord } from './own-record.tsx'
export { screenOnly } from './screen-only.css.ts'
export { MyPage, type MyPageProps } from './my-page.tsx'
