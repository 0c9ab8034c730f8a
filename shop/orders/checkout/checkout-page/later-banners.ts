import { later } from '@tradecounter/shop/core'

/** Banners that few orders need: behind `Suspense`, after the page. */
export const LateLinesBanner = later(() => import('./steps/late-lines-banner.tsx'))
export const OrderFailureBanner = later(() => import('./order-failure-banner.tsx'))
export const ApprovalNotice = later(() => import('./approval-notice.tsx'))
export const ApprovalSection = later(() => import('./approval-section.tsx'))
