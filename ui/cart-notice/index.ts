export { CartNotice, type CartNoticeProps } from './cart-notice.tsx'
